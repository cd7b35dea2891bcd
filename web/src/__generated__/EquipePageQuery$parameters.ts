/**
 * @generated SignedSource<<7a8b3843b84952fcd3a5a84f3851f0d5>>
 * @relayHash 999c1d2ab5250e5768e278c7e7cccaf5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 083438e8a02d96c79ef92508654981fddeb1efffa749f55e20115eefc7eb51ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "083438e8a02d96c79ef92508654981fddeb1efffa749f55e20115eefc7eb51ef",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
