/**
 * @generated SignedSource<<f61bb864f9e7c53f34fd40fe35e40f62>>
 * @relayHash 2cddd8b3d923c68f5ac516956cbf1f95
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5aa217606456b5b2339ccac7a91787d9c19f730a612d33d2e22942206326daa2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5aa217606456b5b2339ccac7a91787d9c19f730a612d33d2e22942206326daa2",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
