/**
 * @generated SignedSource<<a81e87cd7a8f15c9a3cb5b11bcfdfa08>>
 * @relayHash dcbdd958a59b6d29b2c0a968c78064fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14e98bbed75d6f4ba29e1ff8fae1f7e06d7e812795b2429a775ee101058a484e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonCompteQuery } from './MonCompteQuery.graphql';

const node: PreloadableConcreteRequest<MonCompteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14e98bbed75d6f4ba29e1ff8fae1f7e06d7e812795b2429a775ee101058a484e",
    "metadata": {},
    "name": "MonCompteQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
