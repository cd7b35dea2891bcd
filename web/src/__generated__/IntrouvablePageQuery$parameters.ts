/**
 * @generated SignedSource<<b21f2113270b3e99c0af4622a31155f5>>
 * @relayHash ccdda3998f759968bb008f26b0b7e27c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d27e3fedd4f8adaef34256481bd0f5553e7cf8eea7afcb98821de110902283db

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d27e3fedd4f8adaef34256481bd0f5553e7cf8eea7afcb98821de110902283db",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
