/**
 * @generated SignedSource<<078393eb103c3ac034e7bba71195118a>>
 * @relayHash 7d83281cf7bbda74d4a25c9eafea3945
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 98f01368a9a57aef2143db7076990e611728b5cb2cc12bdfc090b455de82e8a9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "98f01368a9a57aef2143db7076990e611728b5cb2cc12bdfc090b455de82e8a9",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
