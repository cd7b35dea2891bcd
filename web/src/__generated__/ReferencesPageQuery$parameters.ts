/**
 * @generated SignedSource<<cc32736db12e74a4fe7d48bf347f9ab2>>
 * @relayHash 9238d1648bab93acecc559c0fc1c0921
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e4be2b70128045c88286883fda81760e5c9586fca0b410ad81aa4113c4119a6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e4be2b70128045c88286883fda81760e5c9586fca0b410ad81aa4113c4119a6f",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
