/**
 * @generated SignedSource<<1c53006033a1aff89563ef38302bc07e>>
 * @relayHash 1cc562e77b1d32195fa728f7e1119dcf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c3fe59f2878db5e2ee35f947f54dea4e83d7288a11013fddf5ee4b9b6e82e37d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PagePageQuery } from './PagePageQuery.graphql';

const node: PreloadableConcreteRequest<PagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c3fe59f2878db5e2ee35f947f54dea4e83d7288a11013fddf5ee4b9b6e82e37d",
    "metadata": {},
    "name": "PagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
