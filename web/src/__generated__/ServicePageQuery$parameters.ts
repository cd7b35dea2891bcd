/**
 * @generated SignedSource<<f1bd844bc34a9558d0069304da39a4be>>
 * @relayHash b8298d84c51cee8038b49da98602fe3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bed1dddf13d62e34798bf48c7ed4892296f86f3a5088e64bd8f519ad3d6fcd7d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bed1dddf13d62e34798bf48c7ed4892296f86f3a5088e64bd8f519ad3d6fcd7d",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
