/**
 * @generated SignedSource<<27e9ac09c2a2b8f18ae2915cd2053c4d>>
 * @relayHash 92cfb72a8285a5bec83c9376e3732b03
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2e30d5a414075d3c65c5a777861baa9c92a4691e4e99be8906ba672340c92738

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2e30d5a414075d3c65c5a777861baa9c92a4691e4e99be8906ba672340c92738",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
