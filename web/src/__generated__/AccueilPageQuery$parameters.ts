/**
 * @generated SignedSource<<d3aee9f273c927127a5c75814ef4d1e7>>
 * @relayHash a811fa9aead11207fe61928b8265e6da
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1dffd410d718517ee940d90f27d0c48c0cde3d54d8f79839221dd89082da4dca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1dffd410d718517ee940d90f27d0c48c0cde3d54d8f79839221dd89082da4dca",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
