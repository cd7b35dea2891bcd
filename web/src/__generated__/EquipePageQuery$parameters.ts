/**
 * @generated SignedSource<<e6459ad8e4f217de322ef9069e58cc2b>>
 * @relayHash ca47b2e2256ab006e3a573c45027255d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8349b0a7f08e17dc771b9f3288491d5f548c0ce667d28390545838fff09b39f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8349b0a7f08e17dc771b9f3288491d5f548c0ce667d28390545838fff09b39f",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
