/**
 * @generated SignedSource<<2703607e716e74f339b292069804ed0e>>
 * @relayHash 17de3fff59701dde79e93a4e23bc3986
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43f364bab02a0216e31017fc6b9239e0999515a1f547429fce09e11ac99665a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43f364bab02a0216e31017fc6b9239e0999515a1f547429fce09e11ac99665a1",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
