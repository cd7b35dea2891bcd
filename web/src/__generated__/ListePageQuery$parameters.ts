/**
 * @generated SignedSource<<a95a0e3fb53b2cf3c8d38e5f159e33d7>>
 * @relayHash ea9d0f5fcaeb09b64061e85059b8d1e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e5a65cf45193e1c437113cb4a5f981ef7e0885372df944b815f36e5bc76194bc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListePageQuery } from './ListePageQuery.graphql';

const node: PreloadableConcreteRequest<ListePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e5a65cf45193e1c437113cb4a5f981ef7e0885372df944b815f36e5bc76194bc",
    "metadata": {},
    "name": "ListePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
