/**
 * @generated SignedSource<<c8754eed6502f503a54306b5de8b091b>>
 * @relayHash d0571be8c38be5791a305d32d207a7bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c10ed87bbd736d4bb23e72d2be5c641a0d7e3c4a1f24d1e1934f832e88649ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c10ed87bbd736d4bb23e72d2be5c641a0d7e3c4a1f24d1e1934f832e88649ea",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
