/**
 * @generated SignedSource<<4b36c401981e476f8201fa1a7b2ca436>>
 * @relayHash 057e2d801e29e1f3b7a47ea2e54a8905
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b67ec217fee4dc3170c942006108ecac684a9798be22eceb22566519b6422e76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanPageQuery } from './PlanPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b67ec217fee4dc3170c942006108ecac684a9798be22eceb22566519b6422e76",
    "metadata": {},
    "name": "PlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
