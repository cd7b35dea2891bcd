/**
 * @generated SignedSource<<83b4818a57a95ff2ecb39a80174f34a9>>
 * @relayHash 2d20668301fa1498eeaf68eb894e08be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5da609adac518378ef0915d255e07d20e5a5d5ee5b1d853ab775bace5a3a713

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5da609adac518378ef0915d255e07d20e5a5d5ee5b1d853ab775bace5a3a713",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
