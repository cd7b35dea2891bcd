/**
 * @generated SignedSource<<2df0eb21ef57b4cc8a3cd859b1c59300>>
 * @relayHash 3e8e0083a88f3b61e4fb85db0fddbbc1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 685ed3092a5aeb877cf6e4caa969225c653adb9f815dda1a112f247ca4421e2f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "685ed3092a5aeb877cf6e4caa969225c653adb9f815dda1a112f247ca4421e2f",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
