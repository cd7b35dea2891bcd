/**
 * @generated SignedSource<<c3e5a54ec224e76bc442d7a79a32a571>>
 * @relayHash 1dae788bd3ee92477a702606092841b8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64af215b80970f9050df2ad71b123a88281fb12a2155044aeb365e46396098b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64af215b80970f9050df2ad71b123a88281fb12a2155044aeb365e46396098b5",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
