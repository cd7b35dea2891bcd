/**
 * @generated SignedSource<<b17df9ec9e4c9a7fbcec3d38ea97562d>>
 * @relayHash bba702eebc179bdad8154b3155db1def
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 01e8f3d6ded54c6a5cbaa6572934c5bbe2e75c67e8f562625a4840ca4f665554

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "01e8f3d6ded54c6a5cbaa6572934c5bbe2e75c67e8f562625a4840ca4f665554",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
