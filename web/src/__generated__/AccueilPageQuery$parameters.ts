/**
 * @generated SignedSource<<115fad55bcff605f7f2f76b950cbda67>>
 * @relayHash 6c3b3f8378dace2abb8824eb3484a503
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 17be337ffe8d0f88ef72d235c8949735d63bcdc44dc6a175bb84973fa60e8144

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "17be337ffe8d0f88ef72d235c8949735d63bcdc44dc6a175bb84973fa60e8144",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
