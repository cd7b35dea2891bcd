/**
 * @generated SignedSource<<2fb3312e4b9f7f51c1f94868a1c204d1>>
 * @relayHash 07b7f327e644342c8b89fc7b9dddb88e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4dcead03f1ca205f84c6beb9dbecebf17b65034b21d8a55e1a91f6fbf29d0929

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntreprisesPageQuery } from './EntreprisesPageQuery.graphql';

const node: PreloadableConcreteRequest<EntreprisesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4dcead03f1ca205f84c6beb9dbecebf17b65034b21d8a55e1a91f6fbf29d0929",
    "metadata": {},
    "name": "EntreprisesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
