/**
 * @generated SignedSource<<d22be937feded512f77e773a03f1e179>>
 * @relayHash 1061a8d14aacb70534cbd27d10e7a82f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c102168f09ce5e7ca904ab5eb7d4c3f2982853fec14773ca52e4829eedf4deba

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c102168f09ce5e7ca904ab5eb7d4c3f2982853fec14773ca52e4829eedf4deba",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
