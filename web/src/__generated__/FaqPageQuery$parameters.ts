/**
 * @generated SignedSource<<81bd7984823599115b3808efd0098ef1>>
 * @relayHash b73b0c9d8ca7bf76dd0dc24e78b3229c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b2bddfc7ec6846a8343cf8e73c336ae8ce5c373f102f74550e23a2991a92f1ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b2bddfc7ec6846a8343cf8e73c336ae8ce5c373f102f74550e23a2991a92f1ec",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
