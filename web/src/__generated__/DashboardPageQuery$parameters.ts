/**
 * @generated SignedSource<<73a80a17b3edb8841f56b06b1a7d8f6b>>
 * @relayHash 09652d14e5a8c619f81cf33e2321615d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46e1395b9d4a68658551c276f6cbbfce823753cec26a04c8d26c558b062c190b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46e1395b9d4a68658551c276f6cbbfce823753cec26a04c8d26c558b062c190b",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
