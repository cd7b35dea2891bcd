/**
 * @generated SignedSource<<fc9a5a8d588be2b6adadf09bd16d1f3e>>
 * @relayHash 8a5f5554a26a04fa989b59e561901049
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 844f6fff8e22b88df9943ff11cc1fb02350350623c75fdbe8cd29c3bd138d7b1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "844f6fff8e22b88df9943ff11cc1fb02350350623c75fdbe8cd29c3bd138d7b1",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
