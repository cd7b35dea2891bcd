/**
 * @generated SignedSource<<08575426f8eb8b7fbe2dc6d2419d6b81>>
 * @relayHash 0247c161cefb67be76a950373f8a332c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e86cfb4819952981a2c5d75f1d5cb172b64936d0b0014c4986e03991ced26d58

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e86cfb4819952981a2c5d75f1d5cb172b64936d0b0014c4986e03991ced26d58",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
