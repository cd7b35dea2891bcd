/**
 * @generated SignedSource<<5c2a6adb39d95d73761b4737328696ad>>
 * @relayHash a4b4633b6295d280e57e64b658d2b700
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c20586264f5c502a382173cfc2ff551d182e45c72863c8ecd0b5da3c14565872

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c20586264f5c502a382173cfc2ff551d182e45c72863c8ecd0b5da3c14565872",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
