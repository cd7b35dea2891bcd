/**
 * @generated SignedSource<<0fef2df06c32d1fa81d4a2b66243cac1>>
 * @relayHash 4392c708b35c36dbd1f05465c5d636d1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e7edbe14d98b1f785f65c51cb7bb2bfc8fdcaeb8f54a5a13ca51d60f9dc1ead

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { VersionsDialogueQuery } from './VersionsDialogueQuery.graphql';

const node: PreloadableConcreteRequest<VersionsDialogueQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e7edbe14d98b1f785f65c51cb7bb2bfc8fdcaeb8f54a5a13ca51d60f9dc1ead",
    "metadata": {},
    "name": "VersionsDialogueQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
