/**
 * @generated SignedSource<<fd678b29bfa21cc452f1356ccdb6d73c>>
 * @relayHash 4cf18c0daf75a97693b76279ca1043c2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60d44bb435e26053b409ded61ee706c03fde5de876fa1b6408a7e67142b78c37

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "60d44bb435e26053b409ded61ee706c03fde5de876fa1b6408a7e67142b78c37",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
