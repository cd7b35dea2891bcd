/**
 * @generated SignedSource<<c474aa1476e2990fa18319899028b6e4>>
 * @relayHash d6f4563a579298f26e012bca5032c8e7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9cce7849846d3ed4c26da751c83c620e430dd543932a8eb23c064fe928724e85

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetsPageQuery } from './ProjetsPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9cce7849846d3ed4c26da751c83c620e430dd543932a8eb23c064fe928724e85",
    "metadata": {},
    "name": "ProjetsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
