/**
 * @generated SignedSource<<55ed2d5f6f18b255e51ed3906fa0a8e0>>
 * @relayHash b8da394c4e5a1fcc8278613466cfb4ae
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5216c3c34ffdc8bd8f4f43bd4b0ce1735b07339aedfd58a760909a342b1150d6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5216c3c34ffdc8bd8f4f43bd4b0ce1735b07339aedfd58a760909a342b1150d6",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
