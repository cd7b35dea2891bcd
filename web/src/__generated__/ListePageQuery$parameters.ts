/**
 * @generated SignedSource<<52ac2c820350dde1b719061a763b9306>>
 * @relayHash 1e3773bc7a7e41463f2b750df08c3c90
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 71654ce6556bac7aec6000a3b3c9b3116623721d617d98afb2f60f5643e2f5a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListePageQuery } from './ListePageQuery.graphql';

const node: PreloadableConcreteRequest<ListePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "71654ce6556bac7aec6000a3b3c9b3116623721d617d98afb2f60f5643e2f5a1",
    "metadata": {},
    "name": "ListePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
