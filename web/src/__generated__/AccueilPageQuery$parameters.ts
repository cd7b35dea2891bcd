/**
 * @generated SignedSource<<3ec385ec0eb372c7610636be9d6ca31e>>
 * @relayHash 065394bab0b22344da245e9185e34618
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37ff7265218acedba681de96ac6f4a64f811f55d7f6df69ffae3b268515c7618

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37ff7265218acedba681de96ac6f4a64f811f55d7f6df69ffae3b268515c7618",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
