/**
 * @generated SignedSource<<0cb606c36155cbb17140a4b818197ebe>>
 * @relayHash 76bd23b016a16fa64460b4ac69470b12
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f47ed2a2122afe3c0dd5c8220a5f178fc6ff57e83d01895b510e4ac1dac745a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanPageQuery } from './PlanPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f47ed2a2122afe3c0dd5c8220a5f178fc6ff57e83d01895b510e4ac1dac745a",
    "metadata": {},
    "name": "PlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
