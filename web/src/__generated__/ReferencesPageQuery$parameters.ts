/**
 * @generated SignedSource<<7d9035e23d5a08bbeb4c53c99b1bd749>>
 * @relayHash 7ae3e662de90efe119638e2d5447a36c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1648e08458792ed39cccd2f4f761019fe4d0deddbf52e111f8940767ef6fea6f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1648e08458792ed39cccd2f4f761019fe4d0deddbf52e111f8940767ef6fea6f",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
