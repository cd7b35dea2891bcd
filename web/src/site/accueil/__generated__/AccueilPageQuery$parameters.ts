/**
 * @generated SignedSource<<b41cbf2a2dd12984fc78941fe03f3ee6>>
 * @relayHash b50b1bd2bfc275b114e117dcb6a4a60a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48406a671b834e4b3c427bbe92af64bbf62161f68ee4494455f1d18cd749eecc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48406a671b834e4b3c427bbe92af64bbf62161f68ee4494455f1d18cd749eecc",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
