/**
 * @generated SignedSource<<d16a95acf0bc697c6aa0f44dd8083365>>
 * @relayHash 2668df8e5a61586feee9c7b89f486bb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c9d9543484bf221216d8e0ed85c5ee91324625fbc34339cace43813561637ae6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c9d9543484bf221216d8e0ed85c5ee91324625fbc34339cace43813561637ae6",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
