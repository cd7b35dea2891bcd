/**
 * @generated SignedSource<<ce0349c716daefe107609e8ddc5f03df>>
 * @relayHash a7932c1dc6adde94a2fcbe7699b3d883
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 568d3025d5c1a161338cfdb80b8e4c53e93dd129921e1c8813b10e52d3484c6b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanPageQuery } from './PlanPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "568d3025d5c1a161338cfdb80b8e4c53e93dd129921e1c8813b10e52d3484c6b",
    "metadata": {},
    "name": "PlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
