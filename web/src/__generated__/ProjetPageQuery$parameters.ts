/**
 * @generated SignedSource<<65c61ede85ff9b81b930730691ae313a>>
 * @relayHash a14635faf24d93fe5a2e7f8ec90dcec7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 186c8e9c3974672f5916db2bf9c0ec83f8e96b9c7989ee742535818b24267a10

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "186c8e9c3974672f5916db2bf9c0ec83f8e96b9c7989ee742535818b24267a10",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
