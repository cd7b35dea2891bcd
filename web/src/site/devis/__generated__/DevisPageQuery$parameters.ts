/**
 * @generated SignedSource<<d80a77c9fa82e937b0a8ee333c4e376f>>
 * @relayHash d756b6637cd66d3dd0e4033b52383186
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd6a5ea74f1d093636a63e69fc5132d7ec6586fc97ba89aa792d37c38f3bc114

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd6a5ea74f1d093636a63e69fc5132d7ec6586fc97ba89aa792d37c38f3bc114",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
