/**
 * @generated SignedSource<<863045d4b0c52f137ecb54cf9efb7a94>>
 * @relayHash d65ea7ac2f844803c0eedf508c52932e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d0c758c68ac91917736e628e13920ae55fccee083e0dd0f3d4c96e51ecb9d4aa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccessibilitePageQuery } from './AccessibilitePageQuery.graphql';

const node: PreloadableConcreteRequest<AccessibilitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d0c758c68ac91917736e628e13920ae55fccee083e0dd0f3d4c96e51ecb9d4aa",
    "metadata": {},
    "name": "AccessibilitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
