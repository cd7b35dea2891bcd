/**
 * @generated SignedSource<<ec339d188d1091183ea66ef10fe72fe1>>
 * @relayHash 7ecb6bae5f7154836dc3a0bc1a648226
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 08c04147616013f171184c2d6a64ffb52d443217ccbe52e227482815e6efcf7f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "08c04147616013f171184c2d6a64ffb52d443217ccbe52e227482815e6efcf7f",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
