/**
 * @generated SignedSource<<0b5c7aa870087f386624db1e93c657ba>>
 * @relayHash 8044881b82793763e1f3719faee882d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21a8cf6299b2d8705ceaf891afed20a5bb8dd4a480118865f752fcc0034f8e47

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21a8cf6299b2d8705ceaf891afed20a5bb8dd4a480118865f752fcc0034f8e47",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
