/**
 * @generated SignedSource<<c7e82d20299e20e7719fea41f15cf91a>>
 * @relayHash 1f2ad0545bb301c6cc04957de5e01a0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30073effa0c78eafeaf025f2d86fa0cac78f087d44c2bf0bd5eef599547337af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersionsDialogueQuery } from './VersionsDialogueQuery.graphql';

const node: PreloadableConcreteRequest<VersionsDialogueQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30073effa0c78eafeaf025f2d86fa0cac78f087d44c2bf0bd5eef599547337af",
    "metadata": {},
    "name": "VersionsDialogueQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
