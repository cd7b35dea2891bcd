/**
 * @generated SignedSource<<b3dbee41437be859f744c313cfec2be3>>
 * @relayHash e50fd80e42bc2b788235042c5c6bec2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 123c3036a0c1cb76a7075c751ebc5b27800ce448b7f67117ec3cee4c69711378

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "123c3036a0c1cb76a7075c751ebc5b27800ce448b7f67117ec3cee4c69711378",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
