/**
 * @generated SignedSource<<73238fd13f30997ef2b8cb3e0fe73f3b>>
 * @relayHash 8771d964c6370733316b8fc94160552c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e66109aa4d5707feab2b3684e2e6cef7a5a17c2d00ad5e3b515b5a5a83333839

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e66109aa4d5707feab2b3684e2e6cef7a5a17c2d00ad5e3b515b5a5a83333839",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
