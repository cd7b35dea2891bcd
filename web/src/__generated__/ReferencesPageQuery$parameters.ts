/**
 * @generated SignedSource<<07d06b7fc0a1a4b069d299d9e4bc1c31>>
 * @relayHash 7637a3a1d50d30ce2dc99cc2cc6d63e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76b25f831772f4a1a46eb795a41729273487d2e8928bf39bfa5a7b163244cd34

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76b25f831772f4a1a46eb795a41729273487d2e8928bf39bfa5a7b163244cd34",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
