/**
 * @generated SignedSource<<b7ccea208c060793c18285499de68e52>>
 * @relayHash afb4d96d5422d6772ae31d0e9a9196c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 88487b0c094f4e5d6abd77422c404ab5219f8ad1ba627dd011d4f2e0d813ff15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "88487b0c094f4e5d6abd77422c404ab5219f8ad1ba627dd011d4f2e0d813ff15",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
