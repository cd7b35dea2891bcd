/**
 * @generated SignedSource<<ad64fe18234811b677e6e62e73fc292c>>
 * @relayHash 699699521d565052f20f454cb052f40e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11c9bfdd25d0b722be2908f5b85a80a9f0ec792cb29916e2b34ceb56077b9f40

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11c9bfdd25d0b722be2908f5b85a80a9f0ec792cb29916e2b34ceb56077b9f40",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
