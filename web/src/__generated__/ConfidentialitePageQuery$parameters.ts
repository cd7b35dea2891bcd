/**
 * @generated SignedSource<<a04c622870b8a912a938766d48ce67a7>>
 * @relayHash dcd461ec5ede9b6e30502956b8c646b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa0878b329f695dfd382cd221bd139ba212dbff5ac182b609249c0d497e80478

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa0878b329f695dfd382cd221bd139ba212dbff5ac182b609249c0d497e80478",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
