/**
 * @generated SignedSource<<a227ed85453a27f993640aba18abea19>>
 * @relayHash 8bfbd41a638b40ec4c4396b8151a0316
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 688d90e2fe32064288a172090e01f425cd4a72113a74e58960700a4e560630ae

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "688d90e2fe32064288a172090e01f425cd4a72113a74e58960700a4e560630ae",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
