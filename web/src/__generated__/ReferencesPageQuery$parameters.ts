/**
 * @generated SignedSource<<dc0960e0231dfa68bb514d7634690729>>
 * @relayHash bb9817656ba876d6efb500473739fc1b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0639d9372384cc797fb2803879d450d13c1f31ce9d58fa98a71d6cf1bceabeff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0639d9372384cc797fb2803879d450d13c1f31ce9d58fa98a71d6cf1bceabeff",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
