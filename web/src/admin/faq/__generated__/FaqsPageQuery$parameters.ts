/**
 * @generated SignedSource<<b3cac3e50624574b285294269dbf00e4>>
 * @relayHash 3339a7aaf55e816ac5f2376c75e14876
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73d1bc48ce3b111e42407282480a588e2a78881a6ac22892e894d0bd441e942a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsPageQuery } from './FaqsPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73d1bc48ce3b111e42407282480a588e2a78881a6ac22892e894d0bd441e942a",
    "metadata": {},
    "name": "FaqsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
