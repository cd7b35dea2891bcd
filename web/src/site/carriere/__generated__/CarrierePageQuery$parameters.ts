/**
 * @generated SignedSource<<51e2eb7ea57b3590eb98f846965b70ef>>
 * @relayHash 68bc04e11f3a9e19127a7b6355d68bb1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0a243547941c7cc1b0a3cb303f77a590a903af9b2220cbaf4929adeebc3e809

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0a243547941c7cc1b0a3cb303f77a590a903af9b2220cbaf4929adeebc3e809",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
