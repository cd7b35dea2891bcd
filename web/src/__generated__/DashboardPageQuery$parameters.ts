/**
 * @generated SignedSource<<5aa1e9f2549b46201d2e5270a80f4084>>
 * @relayHash b700dfe783a22717275dc487d4ec62fd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b526364e8eeb959fca9f66a1a8cf3f1d5f60f39b83677fce4b79f9cd90e416a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b526364e8eeb959fca9f66a1a8cf3f1d5f60f39b83677fce4b79f9cd90e416a9",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
