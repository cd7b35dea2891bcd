/**
 * @generated SignedSource<<117cabb214dc2b6188f24dba8f685d01>>
 * @relayHash 45ed199d26bd7a76c7f036cd1a1bc778
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47da8ad96e1d842ddc0331918275480604d0aae1f343d89f16bbda8e01d5c585

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListePageQuery } from './ListePageQuery.graphql';

const node: PreloadableConcreteRequest<ListePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47da8ad96e1d842ddc0331918275480604d0aae1f343d89f16bbda8e01d5c585",
    "metadata": {},
    "name": "ListePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
