/**
 * @generated SignedSource<<3882d9f25aab871c8d2100474f7ab74f>>
 * @relayHash 261b80c9c885a57b300e8b9dd6fd4fd9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e04bd63b54039b5614abe218bbc32c5dd3cb0a9cfa24a04009d13ec74f1bd493

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e04bd63b54039b5614abe218bbc32c5dd3cb0a9cfa24a04009d13ec74f1bd493",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
