/**
 * @generated SignedSource<<13d310774d18887015930c3751998975>>
 * @relayHash f6197769f77631d5749f4bd120305c81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e62f51667247f3476d3f9063fe8105ec8591dd21447ed8101e1e6ecf9dd1ea67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e62f51667247f3476d3f9063fe8105ec8591dd21447ed8101e1e6ecf9dd1ea67",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
