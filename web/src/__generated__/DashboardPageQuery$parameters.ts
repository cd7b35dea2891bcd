/**
 * @generated SignedSource<<226fbdff173a6c9cb550a8d3e9c45af5>>
 * @relayHash 95762ced08f68a267fed7d97bbb3409d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb5dd1a64970ed421952576aef24edbb0c19ce30edd1d55abc987602aff073ed

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb5dd1a64970ed421952576aef24edbb0c19ce30edd1d55abc987602aff073ed",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
