/**
 * @generated SignedSource<<6a275b6f648842c123667b104efba9b9>>
 * @relayHash aaa02894f66166b17d0293f3173c979d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b63dd95b60a1f26c56fc65b73aefb737b2415137031ade7e8e1425b922cdc1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b63dd95b60a1f26c56fc65b73aefb737b2415137031ade7e8e1425b922cdc1e",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
