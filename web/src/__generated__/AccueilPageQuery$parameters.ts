/**
 * @generated SignedSource<<001078fd7188ae4338374dbeddac5e02>>
 * @relayHash 4199cdb0a17ed51aae7fab5ab81ed0a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e55a3a7eef4e3ec6bc3338a24107e0aff805372506a972fe0b3bdb4f21e30a14

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e55a3a7eef4e3ec6bc3338a24107e0aff805372506a972fe0b3bdb4f21e30a14",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
