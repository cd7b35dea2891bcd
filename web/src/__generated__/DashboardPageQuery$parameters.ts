/**
 * @generated SignedSource<<716cb36eb255c7eab3495a5eccbc9b16>>
 * @relayHash 26466c2895fce9d00a26ee2adb9ebd33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 309c696a1eb00d4ab48cbbd0edc25937af5da445c916affc96f215a1b0e39370

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "309c696a1eb00d4ab48cbbd0edc25937af5da445c916affc96f215a1b0e39370",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
