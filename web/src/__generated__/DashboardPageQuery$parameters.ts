/**
 * @generated SignedSource<<a48e1931585142f657775ed8fd046e59>>
 * @relayHash 62b862c60b3788651dc467e59e996970
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0c129cfe11d008c44378e6d92e729445a5ea034743dd3aaa255a5ba120343e5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f0c129cfe11d008c44378e6d92e729445a5ea034743dd3aaa255a5ba120343e5",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
