/**
 * @generated SignedSource<<3052d6d003e72b2076ca17e112fecfaa>>
 * @relayHash deddba288d51a833ca0a3eee858aafc7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9a2d71e459e419b4f6e2c3aaed6a72530063a7d07dcfdb14c88f9ab7757b45b0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9a2d71e459e419b4f6e2c3aaed6a72530063a7d07dcfdb14c88f9ab7757b45b0",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
