/**
 * @generated SignedSource<<d70a27c1ba74119bea756173232ce3bc>>
 * @relayHash 305f974e2548292c34be67a25405def2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6536a12f6b897ef934a6cdc40f15117781e62026464a1458ac6cbaa805e77bb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6536a12f6b897ef934a6cdc40f15117781e62026464a1458ac6cbaa805e77bb",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
