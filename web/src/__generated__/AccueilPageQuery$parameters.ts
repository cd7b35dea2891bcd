/**
 * @generated SignedSource<<583c890c1a475f703315ddf4bd493414>>
 * @relayHash c3d7f8e65fa63322d55225161cecaa33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 61ad388a757f5c8f70f06008ff338a4d0064c8a821b8468c7ea36b93626c7f67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "61ad388a757f5c8f70f06008ff338a4d0064c8a821b8468c7ea36b93626c7f67",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
