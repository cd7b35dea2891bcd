/**
 * @generated SignedSource<<2dcaa063a849a75252e05b404d99cabb>>
 * @relayHash 658753bd31f6dbe0ec545e0b5013d100
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bed25de04c04794521afc6619ad56387729e8d314d16b1292d4fecd9caf7388f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListePageQuery } from './ListePageQuery.graphql';

const node: PreloadableConcreteRequest<ListePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bed25de04c04794521afc6619ad56387729e8d314d16b1292d4fecd9caf7388f",
    "metadata": {},
    "name": "ListePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
