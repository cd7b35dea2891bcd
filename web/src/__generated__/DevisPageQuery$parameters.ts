/**
 * @generated SignedSource<<a6509d80204965a0499da42a00a8d734>>
 * @relayHash 80af8f692e69bde78512859bcbd342c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8c21abf012623faa0c43b09114ca3a8afe42b39f9a7d8a8032302d476314bb5a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8c21abf012623faa0c43b09114ca3a8afe42b39f9a7d8a8032302d476314bb5a",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
