/**
 * @generated SignedSource<<de09d9de932080363f717359b93387f3>>
 * @relayHash 7c30154b70e8a0e367e94420f196c0ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14de90a6e4f0fb0f55b7107cc0ec4f9646e65777ed5bed29eac2d886a7ee6660

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14de90a6e4f0fb0f55b7107cc0ec4f9646e65777ed5bed29eac2d886a7ee6660",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
