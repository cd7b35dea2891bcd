/**
 * @generated SignedSource<<f2a5970af732b0fbb05b226a1bf1bc89>>
 * @relayHash 56911585f66784e1c142922a665591a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a6650ad0104aa4dc5976fede8d30da007f226e7b329420a8823bcc77b24dd0ec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a6650ad0104aa4dc5976fede8d30da007f226e7b329420a8823bcc77b24dd0ec",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
