/**
 * @generated SignedSource<<876807b8f46d53d83d0971a10219a781>>
 * @relayHash 7ed6002bc03a1f86031c16a5d591503a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e0c462fb8e20682583337a2873a898ff18b6ff9ad6064d69f60e025066770476

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e0c462fb8e20682583337a2873a898ff18b6ff9ad6064d69f60e025066770476",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
