/**
 * @generated SignedSource<<72725629c7b5fa9f3adfa717888041d2>>
 * @relayHash 7f031708bf62ec135d333a7839e910d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d63293de9ab8a5d832dd86c53464f1308c9f55ac66520893b81d61acc8cf968d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d63293de9ab8a5d832dd86c53464f1308c9f55ac66520893b81d61acc8cf968d",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
