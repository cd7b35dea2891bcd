/**
 * @generated SignedSource<<b59469ad90a3b57c33524cced3c2b0f1>>
 * @relayHash 61a059c15191f25bcfbd7b95509dc7a9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6a73aeae5652bc45d5a20d19e5bcf541286f9acce2f279cb70c06b8297e155c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PagePageQuery } from './PagePageQuery.graphql';

const node: PreloadableConcreteRequest<PagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6a73aeae5652bc45d5a20d19e5bcf541286f9acce2f279cb70c06b8297e155c6",
    "metadata": {},
    "name": "PagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
