/**
 * @generated SignedSource<<a318ddfda52855bdd6d5db89d0cad146>>
 * @relayHash 1f7faa29eee98e5614f1be152bd6620e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0a4f130788d1abac682657fa0d0147b8481da8a04f133b3892623088e1f7523

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccessibilitePageQuery } from './AccessibilitePageQuery.graphql';

const node: PreloadableConcreteRequest<AccessibilitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0a4f130788d1abac682657fa0d0147b8481da8a04f133b3892623088e1f7523",
    "metadata": {},
    "name": "AccessibilitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
