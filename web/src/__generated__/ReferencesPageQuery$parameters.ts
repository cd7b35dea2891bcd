/**
 * @generated SignedSource<<6a974b2587269d9b4af7fc5cad3b39b0>>
 * @relayHash d2336eeb8cc4f59b72e0d798b182f136
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 987a5ce07a18ceb1d00b77206f7a029b0a4bdfba721d77ea1d85e632ca96439c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "987a5ce07a18ceb1d00b77206f7a029b0a4bdfba721d77ea1d85e632ca96439c",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
