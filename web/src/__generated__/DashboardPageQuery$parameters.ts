/**
 * @generated SignedSource<<15d21a321c1d0ad3fa50a5772070165b>>
 * @relayHash ee33f34a6a2c5a227d9cdfe5f66e6e38
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2eb38c0d0e1d3235f2235bc8aca6edb57be5f17916cf0506977c5fec843806f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2eb38c0d0e1d3235f2235bc8aca6edb57be5f17916cf0506977c5fec843806f3",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
