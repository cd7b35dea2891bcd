/**
 * @generated SignedSource<<f624118aa0868c5ee7194ac196d60aa7>>
 * @relayHash 0da7313261bec3e5cf9842bfbe97b0f8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2d427f6a61d77e93bbbe42ec3ef6b41a28bed47e4705490166700b39039dd759

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffrePageQuery } from './OffrePageQuery.graphql';

const node: PreloadableConcreteRequest<OffrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2d427f6a61d77e93bbbe42ec3ef6b41a28bed47e4705490166700b39039dd759",
    "metadata": {},
    "name": "OffrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
