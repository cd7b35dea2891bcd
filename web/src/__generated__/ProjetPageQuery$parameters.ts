/**
 * @generated SignedSource<<61afa68698354f8d09c75cd0bd9ec3b8>>
 * @relayHash ecbb592e752203a353629dd4167d408a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 895b4f73c74f48fa067a417518f9df0f01f085ba4606a7623770dc6cc03c24d1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "895b4f73c74f48fa067a417518f9df0f01f085ba4606a7623770dc6cc03c24d1",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
