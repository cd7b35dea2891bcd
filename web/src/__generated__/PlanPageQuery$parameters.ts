/**
 * @generated SignedSource<<1a16cf368b4895e05a63b5a1b272ac2e>>
 * @relayHash 61851dab88b94799c7ef09189cafb58f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9264015827711387460bd97de0267689a938c982f3d3b86a2e0386d7c3b8b65c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanPageQuery } from './PlanPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9264015827711387460bd97de0267689a938c982f3d3b86a2e0386d7c3b8b65c",
    "metadata": {},
    "name": "PlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
