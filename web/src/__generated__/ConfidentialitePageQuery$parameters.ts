/**
 * @generated SignedSource<<d56f39fc1802b47174be6e7c7411d844>>
 * @relayHash 86b611900b64e4048d3e547c9d0e6756
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5731e30eb15572a052d86a53f1df2497094ab8826fafa296ac20a4d6ba267e4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5731e30eb15572a052d86a53f1df2497094ab8826fafa296ac20a4d6ba267e4e",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
