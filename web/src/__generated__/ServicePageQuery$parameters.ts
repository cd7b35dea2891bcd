/**
 * @generated SignedSource<<8302a29ea88d0ee70081acd7837f8ef4>>
 * @relayHash 6f3809d4717aacf263767d9fc57a7947
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b1efd6388c8f398a752b80aaccc71b8801b85b6920721c2391c3f5fe996be5e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b1efd6388c8f398a752b80aaccc71b8801b85b6920721c2391c3f5fe996be5e4",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
