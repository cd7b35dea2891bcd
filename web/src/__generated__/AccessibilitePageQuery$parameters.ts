/**
 * @generated SignedSource<<a768177b53cde0c087468e5f8a794367>>
 * @relayHash 9a1e0741b638fceab9fdc04ce42f2694
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID be08e9663a07d64b2b286df4136cec257b3592dda0cac843321910ef391dcf5f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccessibilitePageQuery } from './AccessibilitePageQuery.graphql';

const node: PreloadableConcreteRequest<AccessibilitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "be08e9663a07d64b2b286df4136cec257b3592dda0cac843321910ef391dcf5f",
    "metadata": {},
    "name": "AccessibilitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
