/**
 * @generated SignedSource<<a4a976e9a1634bd016d602f3c3775f0d>>
 * @relayHash accfc79bfa303eda97463f078b254816
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4d4482447c050913ab25b0f76c1849065346c09d19205ef242483413db7de212

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4d4482447c050913ab25b0f76c1849065346c09d19205ef242483413db7de212",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
