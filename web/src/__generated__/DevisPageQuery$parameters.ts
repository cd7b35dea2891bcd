/**
 * @generated SignedSource<<b42f01e5e4a556aff097a4487a2c2da9>>
 * @relayHash 683d5fabf38c8f1825c5d163098c0695
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e25371c50859c774560549fd2d49520f3d39c79ad803b0590f6c4d17b95d99c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e25371c50859c774560549fd2d49520f3d39c79ad803b0590f6c4d17b95d99c7",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
