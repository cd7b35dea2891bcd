/**
 * @generated SignedSource<<a4f52f0184159481d5434b66377dfc81>>
 * @relayHash da099f442aff5a00508216e0cff828d8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbdd29e8b16b25539fb198d71f569287d62dff2184fbbf05ad93b5d3fdb7a02a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bbdd29e8b16b25539fb198d71f569287d62dff2184fbbf05ad93b5d3fdb7a02a",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
