/**
 * @generated SignedSource<<baf2bc0a8933167e51000674831f59fa>>
 * @relayHash 085c8df3d3b1f8f8f54ff5253689885b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0834b20c6091bd3531a6440faad47123b6893d935d23bafca8fcebb92f51e20

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c0834b20c6091bd3531a6440faad47123b6893d935d23bafca8fcebb92f51e20",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
