/**
 * @generated SignedSource<<bbd46ce0e702da33548bf6f0dd1d8151>>
 * @relayHash 39717a8e3ff96c23c9bcb34548c8ccdf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6e1c99a2d6c481279b44feaa2a7e9f139b0ff01cab43dd5a2f5afc623726c67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListePageQuery } from './ListePageQuery.graphql';

const node: PreloadableConcreteRequest<ListePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6e1c99a2d6c481279b44feaa2a7e9f139b0ff01cab43dd5a2f5afc623726c67",
    "metadata": {},
    "name": "ListePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
