/**
 * @generated SignedSource<<3dce6091bcdca404c6ca93d487df3263>>
 * @relayHash a678b9fcd73bc68bf1d4169bdd548d4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 94fdb31b650994f2b1420403e27b3449e4bdb3a511cb6bc6f1444497ef5c9a5e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "94fdb31b650994f2b1420403e27b3449e4bdb3a511cb6bc6f1444497ef5c9a5e",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
