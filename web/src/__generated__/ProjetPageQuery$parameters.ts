/**
 * @generated SignedSource<<c1739937a670226d266479503a6127df>>
 * @relayHash 91a0274487d7d3a20238d45a441dccc2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0ce0073b2960e6f0991297cc1f79f37de496088388fb6f98ffd642265e745da

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0ce0073b2960e6f0991297cc1f79f37de496088388fb6f98ffd642265e745da",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
