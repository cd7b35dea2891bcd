/**
 * @generated SignedSource<<fbbdbeb8146ac67c7d00f1ebef3a41a3>>
 * @relayHash 7f05eb052d063337a1231fdb49479f2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 008dab38afb3b349920b585994abfec0e389ccbd7beb0086c7bbaa9570e45271

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccessibilitePageQuery } from './AccessibilitePageQuery.graphql';

const node: PreloadableConcreteRequest<AccessibilitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "008dab38afb3b349920b585994abfec0e389ccbd7beb0086c7bbaa9570e45271",
    "metadata": {},
    "name": "AccessibilitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
