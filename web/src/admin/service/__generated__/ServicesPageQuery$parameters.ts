/**
 * @generated SignedSource<<a0e7364019af0290fd60bfacf7a806c1>>
 * @relayHash 33c58cc7646168072538730365a85da9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 00452e73cf7cec8bad7250c6d91ddbb7b26ad94ed603f25bed0a3b8c41a60ee7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicesPageQuery } from './ServicesPageQuery.graphql';

const node: PreloadableConcreteRequest<ServicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "00452e73cf7cec8bad7250c6d91ddbb7b26ad94ed603f25bed0a3b8c41a60ee7",
    "metadata": {},
    "name": "ServicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
