/**
 * @generated SignedSource<<9176c98c4236b0b32f87fd07ec7b8db6>>
 * @relayHash 22cd8a990c22f2f891cdda00aa265251
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 559392fc3218508c7610286c5468e9bf6ffc59729f026d0800be0f7a1a188fb9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "559392fc3218508c7610286c5468e9bf6ffc59729f026d0800be0f7a1a188fb9",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
