/**
 * @generated SignedSource<<de8e11f89c713107b541a5af58f12cb7>>
 * @relayHash cf8f9e140dd110f92219ce41fc16017d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d2e59c3c84e2629be5da0f14c7d2d68178df7edb671deececddd0c44915ce9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d2e59c3c84e2629be5da0f14c7d2d68178df7edb671deececddd0c44915ce9b",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
