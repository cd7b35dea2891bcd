/**
 * @generated SignedSource<<1bb7bc27ca2e0adb9d455300459be8fc>>
 * @relayHash c95864b3985aefdf7703ab32e383395d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b0d275d65985398b9e480ba89727dc6002044e73c362b8deb1706f8e82ee5bd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b0d275d65985398b9e480ba89727dc6002044e73c362b8deb1706f8e82ee5bd",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
