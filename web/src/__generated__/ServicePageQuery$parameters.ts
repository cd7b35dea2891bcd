/**
 * @generated SignedSource<<9a394675148f76ed5a769069e995301a>>
 * @relayHash 09b9e6dcabf8edfed934e0e664459c99
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ce8febcf08f4d3eb42f6a53fcfd872eb156ed3c9af42b13d8e5d2b61f6639ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ce8febcf08f4d3eb42f6a53fcfd872eb156ed3c9af42b13d8e5d2b61f6639ae",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
