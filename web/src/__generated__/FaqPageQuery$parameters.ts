/**
 * @generated SignedSource<<499f6097d733ba8a47b72a584e8ffa62>>
 * @relayHash 4826fb37524e96f5647d05e08c837844
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 841d4e069446be2d8ab9dc23d3b6240442d4bda93d36bbd15835c02f64ac474e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "841d4e069446be2d8ab9dc23d3b6240442d4bda93d36bbd15835c02f64ac474e",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
