/**
 * @generated SignedSource<<a9d79a15b6b143a9bc0057946c35599a>>
 * @relayHash 9a4439dc8d3ba94711fb449d30edb548
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 631ddc545e87800fd6654cdda2ff8cf4932efd63d459c15e0af779698debf533

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "631ddc545e87800fd6654cdda2ff8cf4932efd63d459c15e0af779698debf533",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
