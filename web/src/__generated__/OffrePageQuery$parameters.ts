/**
 * @generated SignedSource<<cf4261da08d514fdddf24e0358089b60>>
 * @relayHash becb90546dae4d2f8a66d511d6b9aa32
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 833ca45074348b31c19dd496e7850f368cf31cbe29fe432954e1f8499360d873

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffrePageQuery } from './OffrePageQuery.graphql';

const node: PreloadableConcreteRequest<OffrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "833ca45074348b31c19dd496e7850f368cf31cbe29fe432954e1f8499360d873",
    "metadata": {},
    "name": "OffrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
