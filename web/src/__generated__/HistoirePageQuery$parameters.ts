/**
 * @generated SignedSource<<03d8c844d2592a18906fb51acfa37812>>
 * @relayHash f7cdd4c7ff2b627c788ef1f36a2e8e10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bde529c714bcb6b0b24d69ddf566d309555a1eed11921f9eeecf7f754e4422e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bde529c714bcb6b0b24d69ddf566d309555a1eed11921f9eeecf7f754e4422e",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
