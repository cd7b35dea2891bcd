/**
 * @generated SignedSource<<0f5447f18f4b23c9107a681146a7cd69>>
 * @relayHash 399da3e5a5c0341ada29ce56851bc8ac
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86acd8a103571e8cd31ee00aa8cba82f96330a2a8cd33863656610a73e6f2105

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86acd8a103571e8cd31ee00aa8cba82f96330a2a8cd33863656610a73e6f2105",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
