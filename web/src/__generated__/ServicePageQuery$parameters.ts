/**
 * @generated SignedSource<<96426110d13b26d95b6f71063377f1ec>>
 * @relayHash 945ad3d83f1bed4c45b399675dab945e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 796644b7a58b1df70ea216714b45da8d425dc92e38bda46c31f891b9b27bf24f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "796644b7a58b1df70ea216714b45da8d425dc92e38bda46c31f891b9b27bf24f",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
