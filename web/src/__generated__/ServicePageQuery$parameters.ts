/**
 * @generated SignedSource<<5237f451c16db60058b966574ed608b9>>
 * @relayHash ed7ab92aba00ae840e43a4b4e18912b4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e09d9da7b2be1d9a94ab4e02492a2d05fd4e1f8f249db3347961d4e98cbb32fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e09d9da7b2be1d9a94ab4e02492a2d05fd4e1f8f249db3347961d4e98cbb32fb",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
