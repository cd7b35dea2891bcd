/**
 * @generated SignedSource<<54d4b87ae56954643fe98447f4e75c66>>
 * @relayHash 334e320fce296b1a88e458bd6303e371
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e7a2c72bb374069a02a3b40ddabf86e1245b89d6419d2ac1461c15bc8da9280

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e7a2c72bb374069a02a3b40ddabf86e1245b89d6419d2ac1461c15bc8da9280",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
