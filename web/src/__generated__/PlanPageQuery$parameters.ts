/**
 * @generated SignedSource<<6be062c237d563c1d6cba791863d2dd0>>
 * @relayHash c359315feaf26eba92704d58c58ad952
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40ad068cf98274ca94f36683cba092e6dc107b66f69ae6766444363eb4a159a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanPageQuery } from './PlanPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40ad068cf98274ca94f36683cba092e6dc107b66f69ae6766444363eb4a159a9",
    "metadata": {},
    "name": "PlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
