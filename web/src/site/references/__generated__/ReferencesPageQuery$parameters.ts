/**
 * @generated SignedSource<<e86912cfae2243ad421a2601579e0bbf>>
 * @relayHash aede3d2bc994b229c904a5e3c0755e82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 828bbd9ed5398bed6cbacf02affc2f644c9c70ceb59c594d1aed90cecc5b7cd1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "828bbd9ed5398bed6cbacf02affc2f644c9c70ceb59c594d1aed90cecc5b7cd1",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
