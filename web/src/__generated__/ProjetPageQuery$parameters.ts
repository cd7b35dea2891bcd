/**
 * @generated SignedSource<<5f9ad86f3d10c5f849ce6cb7469f622a>>
 * @relayHash c754c243579b508e5d9fa77274d3b3bd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d219f77f2bb6999a9ee5ae14b23b9d51d99f5b98e6d0badf8216d39e35ec12e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d219f77f2bb6999a9ee5ae14b23b9d51d99f5b98e6d0badf8216d39e35ec12e",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
