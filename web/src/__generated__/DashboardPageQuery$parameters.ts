/**
 * @generated SignedSource<<a25882e4fbd23d27b320788ca8423c0f>>
 * @relayHash e2af7c464598f560b055576be8b86059
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b474b6cbf3c7aa0e8d7137ea2e68319457bb40a7c6cc8f3b8649d28bdadee643

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b474b6cbf3c7aa0e8d7137ea2e68319457bb40a7c6cc8f3b8649d28bdadee643",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
