/**
 * @generated SignedSource<<a0fd36cb3929e5c385245f853f0d6820>>
 * @relayHash 73d3037fb08ea99c2c3314fc140fbc2e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 861ee9997702516aa67f39015b353d74e862573d89fcba6a472d8fe6c208ae8a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "861ee9997702516aa67f39015b353d74e862573d89fcba6a472d8fe6c208ae8a",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
