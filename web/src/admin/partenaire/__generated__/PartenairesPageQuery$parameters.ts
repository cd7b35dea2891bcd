/**
 * @generated SignedSource<<b7a0533474d19d0d24de9f1cc2c4a383>>
 * @relayHash 82f70ac25a9d73300e2090d48fa0976b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5264d7d8d87133f4008159c65d8de1e70d9c7803dfef56f687bebc31a7456963

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PartenairesPageQuery } from './PartenairesPageQuery.graphql';

const node: PreloadableConcreteRequest<PartenairesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5264d7d8d87133f4008159c65d8de1e70d9c7803dfef56f687bebc31a7456963",
    "metadata": {},
    "name": "PartenairesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
