/**
 * @generated SignedSource<<4b8c00952eee7525d5c263f3f1be14e8>>
 * @relayHash c8d947abf406b4d183b3ce257cacd536
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb2d20c4ec59747d90e4f434edacf152a839bee6d84e828e3da7c2460ab1002c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditeurQuery } from './EditeurQuery.graphql';

const node: PreloadableConcreteRequest<EditeurQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb2d20c4ec59747d90e4f434edacf152a839bee6d84e828e3da7c2460ab1002c",
    "metadata": {},
    "name": "EditeurQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
