/**
 * @generated SignedSource<<aecb469fa039611c036df0c73c6621c4>>
 * @relayHash 5060a377d3e618c36be29936e3e93c8e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e7e52f0c8021367e307f0522a3fd8e5f7b3b50ad8fd25e4983fbf5b1a322a8a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e7e52f0c8021367e307f0522a3fd8e5f7b3b50ad8fd25e4983fbf5b1a322a8a9",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
