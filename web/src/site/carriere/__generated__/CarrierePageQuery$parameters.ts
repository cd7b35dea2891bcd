/**
 * @generated SignedSource<<e0fb001b7594cf385f0e8ca6858c1f6c>>
 * @relayHash e541ea420d935bafa8bf9e483d331280
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e07e44d6982db634e3cbc474078ad0ea96cfbc104bd8d31926f20163f8bae0ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e07e44d6982db634e3cbc474078ad0ea96cfbc104bd8d31926f20163f8bae0ed",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
