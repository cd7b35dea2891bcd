/**
 * @generated SignedSource<<f0fe1cf0e8368310187e63514cde4d3e>>
 * @relayHash 3d794ccf094c07f440e1411d8af6a658
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40090d808c4a71b25b28d454dd237c891191757e70cf3b58756e7762cfc56425

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "40090d808c4a71b25b28d454dd237c891191757e70cf3b58756e7762cfc56425",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
