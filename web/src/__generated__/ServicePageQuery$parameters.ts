/**
 * @generated SignedSource<<ccb070f92e8195e56a80f46af429b5d0>>
 * @relayHash fba6486efe240a240ad6edc7a15f9d48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41cac12ec48fa0491070a69c2ae762c4b8743e78e821841fa38f5a19ab5fc3c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41cac12ec48fa0491070a69c2ae762c4b8743e78e821841fa38f5a19ab5fc3c9",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
