/**
 * @generated SignedSource<<0de57cc3a6d5c557775f6a64d47ee435>>
 * @relayHash 12e1b5c16046cee904ee5015277b19ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d9d110596f949da7c47d08a29e973bda8d886f4e5d42d62ede61ee980e251c0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d9d110596f949da7c47d08a29e973bda8d886f4e5d42d62ede61ee980e251c0",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
