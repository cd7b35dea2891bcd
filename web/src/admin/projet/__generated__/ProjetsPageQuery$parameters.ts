/**
 * @generated SignedSource<<40854b035ae2339bef3028769c1e7b4a>>
 * @relayHash 598b0dd1d5c0b609a448c0b6c9ac5d5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d679e79a01961f5e75d3c6516419f8f7228b9e1faca84b190a1d61e5d6b97044

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetsPageQuery } from './ProjetsPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d679e79a01961f5e75d3c6516419f8f7228b9e1faca84b190a1d61e5d6b97044",
    "metadata": {},
    "name": "ProjetsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
