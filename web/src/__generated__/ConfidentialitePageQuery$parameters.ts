/**
 * @generated SignedSource<<15654ba69c279c22dbf5847cd6e244d3>>
 * @relayHash 1c5d38cd1e5b2802ff84d05fdcbd9db8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dca9d9cc5a8fb216e713d2986b0ba419824c1ecbee9f02d71c341aee1528e79a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dca9d9cc5a8fb216e713d2986b0ba419824c1ecbee9f02d71c341aee1528e79a",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
