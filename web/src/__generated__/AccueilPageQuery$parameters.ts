/**
 * @generated SignedSource<<b6d048991a915d093f10e06a3cae7d17>>
 * @relayHash 89c5c0e2fd010c834cee9c08f4f9923e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 185d327f247d82f95064561fa9e81b13fe38c53c00434884dbadb1305d644ac0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "185d327f247d82f95064561fa9e81b13fe38c53c00434884dbadb1305d644ac0",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
