/**
 * @generated SignedSource<<9d7f4446d152ddb9d08db46dbb04bc7f>>
 * @relayHash 3814db0972e967baf232c9f5ebb7a776
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d54984b66a7d21808ee37586eda1f7453f247bd576a5e62048c7cfff01911e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsPageQuery } from './FaqsPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d54984b66a7d21808ee37586eda1f7453f247bd576a5e62048c7cfff01911e9",
    "metadata": {},
    "name": "FaqsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
