/**
 * @generated SignedSource<<7e5da194c903390f0539a1fe0ccffd0b>>
 * @relayHash ada1056dc6c3535c4079cb7e383fc71f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 45fbf1e3321f05495d7c2bd8bacfa513d26e8052a419a39dca3390692705d2fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "45fbf1e3321f05495d7c2bd8bacfa513d26e8052a419a39dca3390692705d2fb",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
