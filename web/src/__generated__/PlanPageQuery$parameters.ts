/**
 * @generated SignedSource<<15bfa5070bde3be3cb12d8f9ecf6d547>>
 * @relayHash 18f1f895a709ba083853cb73277794a3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 560b3a88416400c47caba4224baebd923d6ef8a72cb44676d273a237c2cdb8a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanPageQuery } from './PlanPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "560b3a88416400c47caba4224baebd923d6ef8a72cb44676d273a237c2cdb8a2",
    "metadata": {},
    "name": "PlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
