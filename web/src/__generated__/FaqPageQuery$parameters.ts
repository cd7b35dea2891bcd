/**
 * @generated SignedSource<<cc1b0d28fbe7c428bacf068204a13be9>>
 * @relayHash 3be36a99533251e0042e4ccc83eef1d3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 50fdc8f775ae61c7f0f2cc5ba1ce15dc85418baba306a77b8e5c4f07e4eb2001

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "50fdc8f775ae61c7f0f2cc5ba1ce15dc85418baba306a77b8e5c4f07e4eb2001",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
