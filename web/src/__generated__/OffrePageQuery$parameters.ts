/**
 * @generated SignedSource<<314763375d1c829147232aeeb6d163cf>>
 * @relayHash bfd4e7e588d8901996130b784a47c22f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c1bc29191fa363af3ac5213c57f9eb705543a956d09e39ab0af20b42b8dc86ef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffrePageQuery } from './OffrePageQuery.graphql';

const node: PreloadableConcreteRequest<OffrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c1bc29191fa363af3ac5213c57f9eb705543a956d09e39ab0af20b42b8dc86ef",
    "metadata": {},
    "name": "OffrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
