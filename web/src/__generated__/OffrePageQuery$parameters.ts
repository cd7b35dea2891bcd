/**
 * @generated SignedSource<<bea88b71f2351c2a74467f49ff321255>>
 * @relayHash b743a5cc7d8a958e47383c00dcf654e5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2333bc901658c9a9fcacdb03ad29447d8860f517fbb68084fbf64b8fa08cacc6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffrePageQuery } from './OffrePageQuery.graphql';

const node: PreloadableConcreteRequest<OffrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2333bc901658c9a9fcacdb03ad29447d8860f517fbb68084fbf64b8fa08cacc6",
    "metadata": {},
    "name": "OffrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
