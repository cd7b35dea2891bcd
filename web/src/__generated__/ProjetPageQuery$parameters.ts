/**
 * @generated SignedSource<<7f049ded649c5cb94c0020661e66bcb0>>
 * @relayHash 2d9e1824abb3e144c36c73628e477ed2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4310df53b70cc2a12dd0707263a2e25c2cbf4f658d6f7b3415cbf34882857796

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4310df53b70cc2a12dd0707263a2e25c2cbf4f658d6f7b3415cbf34882857796",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
