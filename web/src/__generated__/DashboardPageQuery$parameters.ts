/**
 * @generated SignedSource<<0c376fb929df9fd3e974f0b2a3dae5b3>>
 * @relayHash 1ce8ba55a4d3dcde14d3aac47d366257
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c64a115e53f34857f39bfdc96f97302b0d995be9ec7ed66736ffe9801b8203a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c64a115e53f34857f39bfdc96f97302b0d995be9ec7ed66736ffe9801b8203a",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
