/**
 * @generated SignedSource<<7cd1a304e31d91e9536a8832a4dc6e78>>
 * @relayHash 4d3f86fec1a7d30d4c3f19b4af983209
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3d060e70d17084e52a18f724b823a45459eaf389e91d2879d43573c1e477bdf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3d060e70d17084e52a18f724b823a45459eaf389e91d2879d43573c1e477bdf",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
