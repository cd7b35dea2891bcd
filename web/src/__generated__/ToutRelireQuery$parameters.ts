/**
 * @generated SignedSource<<4a44a2b2d7ee661dd4b9743cb1e264dd>>
 * @relayHash d19761e7a1c4c1d430c0c5cd9ae104d5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 031c2594aa85290418bc92506c0ba2f45c5372614b6a741b8b8be78b7be60cb1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToutRelireQuery } from './ToutRelireQuery.graphql';

const node: PreloadableConcreteRequest<ToutRelireQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "031c2594aa85290418bc92506c0ba2f45c5372614b6a741b8b8be78b7be60cb1",
    "metadata": {},
    "name": "ToutRelireQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
