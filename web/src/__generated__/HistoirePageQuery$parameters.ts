/**
 * @generated SignedSource<<baa44b38c67b28d2f28d87d812f73eb4>>
 * @relayHash b0cae7d927241c767804404c595bd526
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a5679a4dcf54076a4f2416daef0b025a0454a1d13390bb65fc3a5deedff39f5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a5679a4dcf54076a4f2416daef0b025a0454a1d13390bb65fc3a5deedff39f5",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
