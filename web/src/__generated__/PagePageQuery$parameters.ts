/**
 * @generated SignedSource<<039ba6d0e729d7b271ae48a75438011a>>
 * @relayHash b7b00b5a8c13a7d63cf1d67f81d85185
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 508243a41dd66b9eea4fd8d061fa6817c0e9ba0fe48c3ef467a9f387cad40d1b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PagePageQuery } from './PagePageQuery.graphql';

const node: PreloadableConcreteRequest<PagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "508243a41dd66b9eea4fd8d061fa6817c0e9ba0fe48c3ef467a9f387cad40d1b",
    "metadata": {},
    "name": "PagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
