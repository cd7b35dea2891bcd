/**
 * @generated SignedSource<<3ea4d62b55a6516720f32e7cfb5e5be8>>
 * @relayHash 7583544634d21a9cbf536058deeb7b56
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 30be6ce2f9f56d65c1d85c2e5d31fe5135b181c435e617c40f811569106294e3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "30be6ce2f9f56d65c1d85c2e5d31fe5135b181c435e617c40f811569106294e3",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
