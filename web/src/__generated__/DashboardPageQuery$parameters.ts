/**
 * @generated SignedSource<<11aa3f52a3c6ca2b3cc4e912e7994f7a>>
 * @relayHash 589734202fd138ea4098911318c2ee8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ccd9d11f9a6895051a1fc0c15f3f2091b6c5a6a7b9375899485476eed28878a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ccd9d11f9a6895051a1fc0c15f3f2091b6c5a6a7b9375899485476eed28878a",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
