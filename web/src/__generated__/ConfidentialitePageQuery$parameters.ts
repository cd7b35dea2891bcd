/**
 * @generated SignedSource<<c47d921d541cca2f964eda495ad3a42d>>
 * @relayHash 6ea187ca0cc00c9e9819af6ed96d512b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c2b124347d885157bdda527fc18c88cf526f2d82e28f53d4d58b7a72e28b340

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c2b124347d885157bdda527fc18c88cf526f2d82e28f53d4d58b7a72e28b340",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
