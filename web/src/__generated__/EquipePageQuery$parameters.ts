/**
 * @generated SignedSource<<4d61e1a9d573854c76c3791aabfeb9d2>>
 * @relayHash 67073b7fdc3843d93ddd4083d57bc3bb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 958e27663bec6eb7ae7baaffa90b7dc951298959c01f0acd182058bdbe54354a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "958e27663bec6eb7ae7baaffa90b7dc951298959c01f0acd182058bdbe54354a",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
