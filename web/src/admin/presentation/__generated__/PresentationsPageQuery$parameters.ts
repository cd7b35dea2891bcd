/**
 * @generated SignedSource<<63c3beda20e1fbb92d41dfe5a1efb667>>
 * @relayHash ca4396c9e9072c0a68ebf60ed3240ed7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df9b44151b695256974c3ba7c8932b730a9786a0ee745216a64b165a6d6b1878

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PresentationsPageQuery } from './PresentationsPageQuery.graphql';

const node: PreloadableConcreteRequest<PresentationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df9b44151b695256974c3ba7c8932b730a9786a0ee745216a64b165a6d6b1878",
    "metadata": {},
    "name": "PresentationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
