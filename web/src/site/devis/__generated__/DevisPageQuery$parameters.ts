/**
 * @generated SignedSource<<ea47ad576c90457e61584ee0a9c95612>>
 * @relayHash e7c77ba7a0d7e178cf5701718c17ec29
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bdb73d7b8353155ddae610ec89e44017ea6952803633902226faa9c8bbef548

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4bdb73d7b8353155ddae610ec89e44017ea6952803633902226faa9c8bbef548",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
