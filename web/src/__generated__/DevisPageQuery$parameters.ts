/**
 * @generated SignedSource<<80c561bb0d7dbabdd876df4708886544>>
 * @relayHash a56294705d59f224a8886cd52df4ba2b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47babb9e79cef885c2399723595cf8953e11471efb07d6128c24b1bcbe54774b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47babb9e79cef885c2399723595cf8953e11471efb07d6128c24b1bcbe54774b",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
