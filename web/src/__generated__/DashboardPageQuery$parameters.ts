/**
 * @generated SignedSource<<6ba3304e67f27ba6a69ce9bf3bd8e4c1>>
 * @relayHash 2742b3b96771f664e9157d5ba058d251
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 803066d72da270b13d393741fd141273a0fea09b46db40c221e8c170a87d074f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "803066d72da270b13d393741fd141273a0fea09b46db40c221e8c170a87d074f",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
