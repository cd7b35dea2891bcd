/**
 * @generated SignedSource<<215adb9b0f43d2891f4e995d84530303>>
 * @relayHash 920fc92f8d65239d8a4cdd94215d676b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d403d9ef269386f2ab9aab1e7a8d849364869e468ec9b50615eaca7e71bbaa2b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d403d9ef269386f2ab9aab1e7a8d849364869e468ec9b50615eaca7e71bbaa2b",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
