/**
 * @generated SignedSource<<9a95d5de18b0715a3d91eb3ee0531f8d>>
 * @relayHash 168fdb8c9495e495820ea07d55a0f765
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c16e616220f49c01f652017a8eece2a310babb51254da46d6a5f9eb45cb1ef7e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c16e616220f49c01f652017a8eece2a310babb51254da46d6a5f9eb45cb1ef7e",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
