/**
 * @generated SignedSource<<1c7db8a6a5d99d4403003bca042f2eb6>>
 * @relayHash b604eac55f3b8bb8425a0c527bd6b5bc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09a0d53af2039e5c52a0b29b3b2b281dc921ee342240b0bc38a5e5a5fe6ef8fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09a0d53af2039e5c52a0b29b3b2b281dc921ee342240b0bc38a5e5a5fe6ef8fb",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
