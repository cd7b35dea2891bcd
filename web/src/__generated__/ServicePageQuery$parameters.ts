/**
 * @generated SignedSource<<4c1d829f669dc5b463919bed0e0edfeb>>
 * @relayHash 587a8fd154e69c8c822888f91e7a8186
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f8a8788ae05362761de7ed02dd086dc2ef4513cd20cadc271ac2cff634a32f09

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f8a8788ae05362761de7ed02dd086dc2ef4513cd20cadc271ac2cff634a32f09",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
