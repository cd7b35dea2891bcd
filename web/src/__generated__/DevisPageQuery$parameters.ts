/**
 * @generated SignedSource<<a00d296ace9c5fd656cf530967ec5cf2>>
 * @relayHash 308e4e04d61327b2b19f5c19428c6213
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee7b5e866d0b29ed59d5a5dcc5ca0b23e0526ce1bdfd1959927ff456e2a24f1c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee7b5e866d0b29ed59d5a5dcc5ca0b23e0526ce1bdfd1959927ff456e2a24f1c",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
