/**
 * @generated SignedSource<<66d02a09df5cf6606884363e882655fc>>
 * @relayHash d10813091a83ba6d51a1b6df7b6c5cdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9628594494025ab1fea696e733484f48263c0b78466a249cb934305d7f99cca5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9628594494025ab1fea696e733484f48263c0b78466a249cb934305d7f99cca5",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
