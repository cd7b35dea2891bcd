/**
 * @generated SignedSource<<f54b37d12fc1d2bf94893f89f0a81778>>
 * @relayHash ccb5012abf08a3c65dda0c8ce200dfc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e1c944ed8cc9c5ff247b0ad7da41699d655633c811da1c273736b7855d4cd02

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicesPageQuery } from './ServicesPageQuery.graphql';

const node: PreloadableConcreteRequest<ServicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e1c944ed8cc9c5ff247b0ad7da41699d655633c811da1c273736b7855d4cd02",
    "metadata": {},
    "name": "ServicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
