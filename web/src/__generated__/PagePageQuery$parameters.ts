/**
 * @generated SignedSource<<7712a9cc4d5d083f711dc78aa0c3b9da>>
 * @relayHash 8a6b3c2977f4953b8eac311f51e4b64f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b15c18674d9b7d8afc11c9f18925acdec42094199d65b8ad603045677494fc3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PagePageQuery } from './PagePageQuery.graphql';

const node: PreloadableConcreteRequest<PagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b15c18674d9b7d8afc11c9f18925acdec42094199d65b8ad603045677494fc3",
    "metadata": {},
    "name": "PagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
