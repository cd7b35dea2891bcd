/**
 * @generated SignedSource<<f0571674789050bb16f11c675f05c72c>>
 * @relayHash f6322bba062b7869cfa93b04453f616a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d47aa8c1ee0765d80971dee13c2ab02b2890e3a03fb8312d395c9a4f5411b154

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PagePageQuery } from './PagePageQuery.graphql';

const node: PreloadableConcreteRequest<PagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d47aa8c1ee0765d80971dee13c2ab02b2890e3a03fb8312d395c9a4f5411b154",
    "metadata": {},
    "name": "PagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
