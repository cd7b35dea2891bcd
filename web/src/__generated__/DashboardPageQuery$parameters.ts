/**
 * @generated SignedSource<<1f156202fdb47e452278b7a680c1d0a3>>
 * @relayHash 7dd85d0549eef882840930ca108a04cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a1fcad4e3332cfec28b395c688e422f8fc6bc3d82272af1b600a460d1633045

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a1fcad4e3332cfec28b395c688e422f8fc6bc3d82272af1b600a460d1633045",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
