/**
 * @generated SignedSource<<877a393a89c4d5a2818fdda7d4affced>>
 * @relayHash cb6ee9e1f1ff1855f2862540e88d391a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d8eb86fa10dc426af3b726198ed51d49bb3e82990e1025ee74575fb55e3f602

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d8eb86fa10dc426af3b726198ed51d49bb3e82990e1025ee74575fb55e3f602",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
