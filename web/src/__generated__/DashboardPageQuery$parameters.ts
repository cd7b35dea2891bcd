/**
 * @generated SignedSource<<c1b3eca0870bdc23254e61b5de108415>>
 * @relayHash a6d2a37b027130bafc3914021d24605b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49790a426c88a4332a3dd4cc3c35a61eb43daac1307e2c7b368061d3c7d341fe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49790a426c88a4332a3dd4cc3c35a61eb43daac1307e2c7b368061d3c7d341fe",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
