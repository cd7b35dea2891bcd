/**
 * @generated SignedSource<<ac08f31e8dca7b264e4825901cd3662c>>
 * @relayHash 8ca8859fc0f126433cd8723ea28c5839
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb2d1f9ac99222bfafb8fa9b9f8fc19d7cf8f031037c4cf12fc1f49e14e69b49

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb2d1f9ac99222bfafb8fa9b9f8fc19d7cf8f031037c4cf12fc1f49e14e69b49",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
