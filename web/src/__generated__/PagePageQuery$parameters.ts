/**
 * @generated SignedSource<<c5803dd66443496c202ea7ef100ffff1>>
 * @relayHash ae7e17f505708b24b9ad2fb3d403547f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5024cfe95097caac63480bb7f148c66918bedbd225aeb4e970e2f56849383f32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PagePageQuery } from './PagePageQuery.graphql';

const node: PreloadableConcreteRequest<PagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5024cfe95097caac63480bb7f148c66918bedbd225aeb4e970e2f56849383f32",
    "metadata": {},
    "name": "PagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
