/**
 * @generated SignedSource<<3c430a46d75060faf702b2ea90bfaf30>>
 * @relayHash cb4f7736ff1a7de318ba82ec95c9cb8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5aa7770cad8a1d4a74d63690018f0a52d8068dbd7d52cda8b2e1c863d616f5d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanPageQuery } from './PlanPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5aa7770cad8a1d4a74d63690018f0a52d8068dbd7d52cda8b2e1c863d616f5d",
    "metadata": {},
    "name": "PlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
