/**
 * @generated SignedSource<<a6465502b3c9caa332d8a921c696d663>>
 * @relayHash 0c93358ba5c39db0d1714c27595666a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb4acc6400b5851efbe71d8fb38f998598651f6b6bea86d9416731f1a61f8306

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb4acc6400b5851efbe71d8fb38f998598651f6b6bea86d9416731f1a61f8306",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
