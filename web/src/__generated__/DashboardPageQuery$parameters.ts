/**
 * @generated SignedSource<<fa978880ee244aec14e59dfe5c8402b8>>
 * @relayHash 0a90f19b19364e9d7d5c6d7cc9f6dd4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22e031827d36cbd7f54b30b7c9d8ad141db5897ae4b2188155e68fdf2e4b9ccf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22e031827d36cbd7f54b30b7c9d8ad141db5897ae4b2188155e68fdf2e4b9ccf",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
