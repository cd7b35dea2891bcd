/**
 * @generated SignedSource<<5bc142cc2a9678776a88c259653b6acf>>
 * @relayHash e1b5d75880e97a39f52e81b93150eabc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3fb3695f46dcfff58ec5260dcce2a2d8ebc99ff74627b0ccdcfe505fb3b2dac3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3fb3695f46dcfff58ec5260dcce2a2d8ebc99ff74627b0ccdcfe505fb3b2dac3",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
