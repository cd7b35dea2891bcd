/**
 * @generated SignedSource<<80d2095e9ad5dbb941483d2b55f2c8c0>>
 * @relayHash a24768091d503f5ef6b17d48d1170a18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9d8d47ac14cae3c8848c24fdc175bd5350ef2dd940f81d811bd1a6301813032

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9d8d47ac14cae3c8848c24fdc175bd5350ef2dd940f81d811bd1a6301813032",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
