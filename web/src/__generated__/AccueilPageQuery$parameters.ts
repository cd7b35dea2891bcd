/**
 * @generated SignedSource<<4eb708ffa798569c9488571a4e53f3ed>>
 * @relayHash 19ba575aa0619bf8e9772f334d71d8a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d235220f1c0f808676f3bbb407d6066fe08e83de7e45c86989c28853483f6832

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d235220f1c0f808676f3bbb407d6066fe08e83de7e45c86989c28853483f6832",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
