/**
 * @generated SignedSource<<2123f1205a942eb2c316c4d6d250342c>>
 * @relayHash 6a4e677d5c97961aec8c356bfbbdb82f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43dac8645e1ce5e9628de78d46f06d3452e15d59ddbff8d1cffbc4a5fb5ea30e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonCompteQuery } from './MonCompteQuery.graphql';

const node: PreloadableConcreteRequest<MonCompteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43dac8645e1ce5e9628de78d46f06d3452e15d59ddbff8d1cffbc4a5fb5ea30e",
    "metadata": {},
    "name": "MonCompteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
