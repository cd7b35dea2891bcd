/**
 * @generated SignedSource<<217d3121da789c82ffcd4c69ae3b7b0a>>
 * @relayHash 04b634f77d78fa221f82eaf65c52a3b7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1776af360f8cbf230ceda68ab75bde74df2c11f5761ae5cc1005901139093cd5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JournalPageQuery } from './JournalPageQuery.graphql';

const node: PreloadableConcreteRequest<JournalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1776af360f8cbf230ceda68ab75bde74df2c11f5761ae5cc1005901139093cd5",
    "metadata": {},
    "name": "JournalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
