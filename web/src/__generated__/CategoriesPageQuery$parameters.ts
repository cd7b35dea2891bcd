/**
 * @generated SignedSource<<6a5a50bcd2a3e287126207b756657e6c>>
 * @relayHash 9b36034711c6c288a6c1ae48ee766247
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c1bb64d1ef1194e410e8f3222c61798c815a07f4d6d64e2b342897775580477

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoriesPageQuery } from './CategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c1bb64d1ef1194e410e8f3222c61798c815a07f4d6d64e2b342897775580477",
    "metadata": {},
    "name": "CategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
