/**
 * @generated SignedSource<<286e97a7ac00bf2f0cc03463e050b6cb>>
 * @relayHash 608ea4684020bf1797614d4f113cb8fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ade7010c3cd85c414621e17a70309863599aa4b6063730907790de27f0ee2f0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ade7010c3cd85c414621e17a70309863599aa4b6063730907790de27f0ee2f0",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
