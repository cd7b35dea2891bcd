/**
 * @generated SignedSource<<8c2d79a8f3937805d0d82370460d0b7c>>
 * @relayHash f0dc9a516ccf9fc7f7372b689967aba5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91fed4ad684c40f5c66c1d0cc71a6e5dd59c6e513ce68d7fbb1a6323ee1f5352

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PresentationsPageQuery } from './PresentationsPageQuery.graphql';

const node: PreloadableConcreteRequest<PresentationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91fed4ad684c40f5c66c1d0cc71a6e5dd59c6e513ce68d7fbb1a6323ee1f5352",
    "metadata": {},
    "name": "PresentationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
