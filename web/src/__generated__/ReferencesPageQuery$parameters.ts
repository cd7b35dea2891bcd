/**
 * @generated SignedSource<<6002c68f49ecf71b43ec7a6814f60d41>>
 * @relayHash 1d0f258a77a248168cdfc474420e98e8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f0b8f83e63f3240ed6f57ce5add39b9e04ee0a587d75fb63cf4aa463bfea220

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0f0b8f83e63f3240ed6f57ce5add39b9e04ee0a587d75fb63cf4aa463bfea220",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
