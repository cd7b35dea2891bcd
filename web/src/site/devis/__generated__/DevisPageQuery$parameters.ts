/**
 * @generated SignedSource<<4872d731064568c059b07d68c3d9d282>>
 * @relayHash 4e199dce1022989f5f5cea28e86d3ad9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42bdb6df01a6d791ddd573a2985349d06b4e09b0a7eb261b6201b58881618a91

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42bdb6df01a6d791ddd573a2985349d06b4e09b0a7eb261b6201b58881618a91",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
