/**
 * @generated SignedSource<<a7859d86b09683fa147ee6eaed3a8940>>
 * @relayHash f31098bbf407c5c99bc837ad6f658f4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 39f47f3e279f1dce3c9e74568daf52f2effdf5cb5482c06285633b71df013db9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "39f47f3e279f1dce3c9e74568daf52f2effdf5cb5482c06285633b71df013db9",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
