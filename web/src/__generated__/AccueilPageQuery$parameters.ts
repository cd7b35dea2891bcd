/**
 * @generated SignedSource<<d17dbdb9c9b19e67167b654a0dcf1ed4>>
 * @relayHash 4a4bd063391302a69600e5f28fae3991
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc73425ca0a5a5583ea73c79b5d8a0a78adbfaefd7c658e1aa4b69aeb9bbdc32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc73425ca0a5a5583ea73c79b5d8a0a78adbfaefd7c658e1aa4b69aeb9bbdc32",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
