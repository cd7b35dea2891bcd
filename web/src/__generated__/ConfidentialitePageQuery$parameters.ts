/**
 * @generated SignedSource<<343b0ff25c5fdfa11ccd6baac163881c>>
 * @relayHash d16c082809ece9449db48a8435befe73
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c31167305acc994c76e5dcecc03a8c223462ebf6a13055f20d586fb3882ba5cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c31167305acc994c76e5dcecc03a8c223462ebf6a13055f20d586fb3882ba5cf",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
