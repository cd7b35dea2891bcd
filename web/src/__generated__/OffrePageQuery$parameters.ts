/**
 * @generated SignedSource<<ed156c029e84fed6a0d6de2802e3dbec>>
 * @relayHash 93569696f4cd38d9e240a4283dad7161
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b0cfb308170df8f861c2d5898b9916b719b253b5f51ec380508d280299a75a7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffrePageQuery } from './OffrePageQuery.graphql';

const node: PreloadableConcreteRequest<OffrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b0cfb308170df8f861c2d5898b9916b719b253b5f51ec380508d280299a75a7b",
    "metadata": {},
    "name": "OffrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
