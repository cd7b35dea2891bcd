/**
 * @generated SignedSource<<d75127f8ea57f0d4870f7933c6f173f9>>
 * @relayHash b9e4aa0ff60052041031fef36f00c10a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 59717ae788d966bd03478433f456fe8b08e646e8b9e6e1a8fa97167e1faac647

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccessibilitePageQuery } from './AccessibilitePageQuery.graphql';

const node: PreloadableConcreteRequest<AccessibilitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "59717ae788d966bd03478433f456fe8b08e646e8b9e6e1a8fa97167e1faac647",
    "metadata": {},
    "name": "AccessibilitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
