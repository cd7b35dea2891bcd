/**
 * @generated SignedSource<<bbd08dc7dab3e9a5e1241d0e1c670552>>
 * @relayHash 3e3e8dc97ab1c92e9c042e4f0595b61c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5b7a799e9757c32d5340416c3b53ed47723bddd25219c9d66e79b658b0449c05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5b7a799e9757c32d5340416c3b53ed47723bddd25219c9d66e79b658b0449c05",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
