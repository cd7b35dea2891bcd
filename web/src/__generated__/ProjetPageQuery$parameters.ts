/**
 * @generated SignedSource<<acca3831bb429d9ceb2ebe4391fec259>>
 * @relayHash 6e5338ceaf57c3bec7506302f859bb69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1fef8d2a6b0d28293ecdf4476df3b68b9f07fee06f31f876e12ff6cf178fd4e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1fef8d2a6b0d28293ecdf4476df3b68b9f07fee06f31f876e12ff6cf178fd4e",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
