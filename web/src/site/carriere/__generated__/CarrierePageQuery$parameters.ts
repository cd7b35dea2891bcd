/**
 * @generated SignedSource<<eed427c243bffd4cddd1929f59ed96ce>>
 * @relayHash aba4ec5a84f57b3e1527bb83db52277a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 945d5418b692b3ffb0fffbca540cb891830cb128b1fd5ca1ad05b3ec8fa75814

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "945d5418b692b3ffb0fffbca540cb891830cb128b1fd5ca1ad05b3ec8fa75814",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
