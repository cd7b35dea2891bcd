/**
 * @generated SignedSource<<d422bf8aada4063da8b26013b9ee33a9>>
 * @relayHash 1e48a9f4b6d47e20a190341aed30a38f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a140f0c2f08abe9265fb0a97fd329b52504d768716db18167f275e31af8c358e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PartenairesPageQuery } from './PartenairesPageQuery.graphql';

const node: PreloadableConcreteRequest<PartenairesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a140f0c2f08abe9265fb0a97fd329b52504d768716db18167f275e31af8c358e",
    "metadata": {},
    "name": "PartenairesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
