/**
 * @generated SignedSource<<9cfa651d80f62f7b6bf021ef800c583d>>
 * @relayHash 4a80e9d270000c92adfe8f43b4bc3ce6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d2c72bbe83eaeac07011e0da588a7e8d68544b9f389cb69c37c07857ae20a93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d2c72bbe83eaeac07011e0da588a7e8d68544b9f389cb69c37c07857ae20a93",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
