/**
 * @generated SignedSource<<3e689034c55e99d9d50ded29d12764be>>
 * @relayHash 9a108d50608b1b6258a334dbe3a07889
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6090a10e61db7752454c7c950078a71af912b441a042d114cf661c8a29bd7808

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6090a10e61db7752454c7c950078a71af912b441a042d114cf661c8a29bd7808",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
