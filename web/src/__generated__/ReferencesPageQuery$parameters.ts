/**
 * @generated SignedSource<<db7a4352bf00a4dcb36e9f0bc428a63d>>
 * @relayHash b732050bb3704f8e847db4724d4a005c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1fdfa30b5d21d6589325158d73f36eb617924818fd9a14e77b6ba7166a69d7d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1fdfa30b5d21d6589325158d73f36eb617924818fd9a14e77b6ba7166a69d7d5",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
