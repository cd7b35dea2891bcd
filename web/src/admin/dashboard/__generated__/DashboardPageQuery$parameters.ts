/**
 * @generated SignedSource<<e27148ded59fc4008bcb926c6e65aba3>>
 * @relayHash 7d89fabaca8add193d36f3296014da2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf9ab1162b90cb2b1b2dbebed8e5d9b1182d148f8802b6214fe2e3908926bc63

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf9ab1162b90cb2b1b2dbebed8e5d9b1182d148f8802b6214fe2e3908926bc63",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
