/**
 * @generated SignedSource<<7d0aab560eb9cb85e0a26326384a7800>>
 * @relayHash 0b527bf1169b510a1cce25899948d4c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 044c8a784ebcb5aa70dc2dbd5e4e43316acd2bc76c70831b9fc12a267610b42d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "044c8a784ebcb5aa70dc2dbd5e4e43316acd2bc76c70831b9fc12a267610b42d",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
