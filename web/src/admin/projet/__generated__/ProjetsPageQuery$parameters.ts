/**
 * @generated SignedSource<<ae82afb285a82d48de526da06a0ec748>>
 * @relayHash 9dbe76ac389e3007bfdf63983a804ea8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 649771896f90b002a870e7c525e0f941116eba59a7663c41150c08e304bd540f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetsPageQuery } from './ProjetsPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "649771896f90b002a870e7c525e0f941116eba59a7663c41150c08e304bd540f",
    "metadata": {},
    "name": "ProjetsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
