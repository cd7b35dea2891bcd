/**
 * @generated SignedSource<<e84dd5d111cafb61f9f2b9bf9808c052>>
 * @relayHash 38efda67202a2ad5d83faddcf1aefb65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 76e7d2ba83bfdac84864825556ef92b89dcbf3f42c26d986c641e3e42ea809df

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "76e7d2ba83bfdac84864825556ef92b89dcbf3f42c26d986c641e3e42ea809df",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
