/**
 * @generated SignedSource<<4579e7e08bdaea89f16b121dcf7a77ea>>
 * @relayHash 83a49f7e61cfbbae19b8fcf131521a13
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e732e815faab04054a57e53f38e51c10e3f48a50baefb573e0fa02318ab83f8e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListePageQuery } from './ListePageQuery.graphql';

const node: PreloadableConcreteRequest<ListePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e732e815faab04054a57e53f38e51c10e3f48a50baefb573e0fa02318ab83f8e",
    "metadata": {},
    "name": "ListePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
