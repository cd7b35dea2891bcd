/**
 * @generated SignedSource<<bb4e0408f7c6fe0231b2e45f06158b01>>
 * @relayHash 862ac5920a56c1cbb1479952b8b87a71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 42bd69721fbc892851cdec91144c37d31b7b9c9247c32f83433bb6c17c417b0c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "42bd69721fbc892851cdec91144c37d31b7b9c9247c32f83433bb6c17c417b0c",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
