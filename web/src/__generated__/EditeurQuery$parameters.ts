/**
 * @generated SignedSource<<c859f40b2b6d2516033b12dcaa73b9be>>
 * @relayHash 44ca14ec9ccede91e0aa27685edfa0e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af5c08e8e80919cc11b6896fbab87e429e52965f2514f52c1a7559ef8e7aed7c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditeurQuery } from './EditeurQuery.graphql';

const node: PreloadableConcreteRequest<EditeurQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "af5c08e8e80919cc11b6896fbab87e429e52965f2514f52c1a7559ef8e7aed7c",
    "metadata": {},
    "name": "EditeurQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
