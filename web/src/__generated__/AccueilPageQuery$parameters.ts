/**
 * @generated SignedSource<<356a157f35600c2dc33e52ade9554454>>
 * @relayHash 01fed5a6463d0d0e38874a06ad6ab938
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4852253bbbbf7992e80430843e64af11c51f3504780d6e5202dea669f87eb0e6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4852253bbbbf7992e80430843e64af11c51f3504780d6e5202dea669f87eb0e6",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
