/**
 * @generated SignedSource<<f62b30806a6518547dcb77b5530d7f85>>
 * @relayHash 8320d84e9ef5ad87441e3f99b0a60828
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7832b592f62d8f621331e8993e03ca5c13da05c9c7580299b6f1b14ffb3efd9d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7832b592f62d8f621331e8993e03ca5c13da05c9c7580299b6f1b14ffb3efd9d",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
