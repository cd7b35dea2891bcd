/**
 * @generated SignedSource<<6ce551f5c57504a616979d651710b6c3>>
 * @relayHash 67599e9c5878b7e908a7ebb756093135
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fd0b7504afb22834b0ba42f3bd32ad2ae7685006be0a6092f9fb0a0ddd21ca87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PagePageQuery } from './PagePageQuery.graphql';

const node: PreloadableConcreteRequest<PagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "fd0b7504afb22834b0ba42f3bd32ad2ae7685006be0a6092f9fb0a0ddd21ca87",
    "metadata": {},
    "name": "PagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
