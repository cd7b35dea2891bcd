/**
 * @generated SignedSource<<ee1a2297ca6395f6c59a02013895f427>>
 * @relayHash dd8d855ffc69427822e758f804518ae8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bc5aefe93080cc711b96aa374e55720cef0157c67c74256eae46c36203a03974

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bc5aefe93080cc711b96aa374e55720cef0157c67c74256eae46c36203a03974",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
