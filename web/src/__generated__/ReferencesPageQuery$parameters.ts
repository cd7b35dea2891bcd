/**
 * @generated SignedSource<<8cc480b018b93731e5c15d480e53f998>>
 * @relayHash f8c3684a77c130f2f80915a09d97e93b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f9420e2b04b28189e2fd577d90c8258a1ecbb8514cc1b3eb3f6afc03a2c6dabe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f9420e2b04b28189e2fd577d90c8258a1ecbb8514cc1b3eb3f6afc03a2c6dabe",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
