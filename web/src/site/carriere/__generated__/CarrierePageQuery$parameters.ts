/**
 * @generated SignedSource<<1c25617aac483f75022c3cf9777baa85>>
 * @relayHash e7ab688b161c95ecc9c839deedaaf058
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d472de9607d34db9eb752701711a3a92b80016a4302c4fb1f541dc3a510870a4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d472de9607d34db9eb752701711a3a92b80016a4302c4fb1f541dc3a510870a4",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
