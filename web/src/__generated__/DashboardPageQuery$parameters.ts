/**
 * @generated SignedSource<<891b83883cadbe7df7385807ffae4942>>
 * @relayHash 21870f2305784be91ae72a4db5298eef
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d523d9618117925574dee6f1ecfe0890a3e433e925aebb2d016e1563e95cfa1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d523d9618117925574dee6f1ecfe0890a3e433e925aebb2d016e1563e95cfa1",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
