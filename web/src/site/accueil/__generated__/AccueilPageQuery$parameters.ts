/**
 * @generated SignedSource<<17ee99ce4d91316f7e7c98ca7f10fc4b>>
 * @relayHash 277002615b931657119122e39f10aa71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8dcaad69ae0dbed58a63d09d6b65b915ef56fcb89b16d1f7c27e73bbc9a61663

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8dcaad69ae0dbed58a63d09d6b65b915ef56fcb89b16d1f7c27e73bbc9a61663",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
