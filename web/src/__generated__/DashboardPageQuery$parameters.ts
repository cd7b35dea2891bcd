/**
 * @generated SignedSource<<4091cc395a16988226b14743acb22d79>>
 * @relayHash bb2b8debc328b4d7801a33089eff9c70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eff2dfe5dd38c302ee4ddf8676ec82d018d7d65399a29fe1db08854d426db0e7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eff2dfe5dd38c302ee4ddf8676ec82d018d7d65399a29fe1db08854d426db0e7",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
