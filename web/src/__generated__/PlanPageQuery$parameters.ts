/**
 * @generated SignedSource<<311565aca68c4a69bfb25364256a0ef5>>
 * @relayHash b4d53329ee00f1ea5f600d809dd63085
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5920ff3d269f4c984b23efe7fee99fb3bec7f62863b0cfaa523688e47646a5bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanPageQuery } from './PlanPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5920ff3d269f4c984b23efe7fee99fb3bec7f62863b0cfaa523688e47646a5bc",
    "metadata": {},
    "name": "PlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
