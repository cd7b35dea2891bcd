/**
 * @generated SignedSource<<47528212932132f119182aeb0ea6716b>>
 * @relayHash fa6c7d9d1c8329922d8f4efb725c7cd8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c399223e9cba51fe62d3ff687711267f0397df8ba6c8a7e970a89eeb41068a1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c399223e9cba51fe62d3ff687711267f0397df8ba6c8a7e970a89eeb41068a1f",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
