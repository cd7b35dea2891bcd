/**
 * @generated SignedSource<<e9cb923b71c3f25cf3e4adce7647ef44>>
 * @relayHash f134e2cc17294047dc2600ae8f8f1a81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd39bf11fbe1933a7475d2aeba0c642932f122e71654d9af9d69583f1c49fadf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd39bf11fbe1933a7475d2aeba0c642932f122e71654d9af9d69583f1c49fadf",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
