/**
 * @generated SignedSource<<3f3e6be63a78453f767d5d52a3b939d0>>
 * @relayHash 4cc31a2368616654f655c64438ed822a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c86ff4732d13fd307271aef0f65a292010b2db127215f131a2c22f18fead53cf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c86ff4732d13fd307271aef0f65a292010b2db127215f131a2c22f18fead53cf",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
