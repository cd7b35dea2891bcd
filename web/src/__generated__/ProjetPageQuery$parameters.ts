/**
 * @generated SignedSource<<d9af0287c9a96b348becf17c98147df9>>
 * @relayHash ca2cda1ff65b8b3b241d54fcd8bf4a8c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 183c6ee4b6714fbc9b820938d62c48e38ffb67f6052a60a2a0b827631fbb09d0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "183c6ee4b6714fbc9b820938d62c48e38ffb67f6052a60a2a0b827631fbb09d0",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
