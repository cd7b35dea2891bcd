/**
 * @generated SignedSource<<1c621673c8a35a4d4d9a3f75b220c3e5>>
 * @relayHash 5d806cb05b996452e031b0763fe09b13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a2e8372af220c3c8618722c4909f95a6eb3f63c70bc9fa1d194115b2b8edc4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a2e8372af220c3c8618722c4909f95a6eb3f63c70bc9fa1d194115b2b8edc4b",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
