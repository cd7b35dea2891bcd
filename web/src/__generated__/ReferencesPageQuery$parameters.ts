/**
 * @generated SignedSource<<a77cf829a4ea5cb90d69861e2a19723b>>
 * @relayHash 34d27bb569816b4fbde52b3a4ada42d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 51011b7a360a3ee65501b4c947ac859432e20453a4ea1dcdefa861661f05809e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "51011b7a360a3ee65501b4c947ac859432e20453a4ea1dcdefa861661f05809e",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
