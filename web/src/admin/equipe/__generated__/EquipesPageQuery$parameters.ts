/**
 * @generated SignedSource<<69c7eb09b75e81dee233f5364b1ca9d4>>
 * @relayHash ecf05f824c3626829ac84e20429aa1c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8476f9853ec89d6cedd479497d01803cda777660f2bd88b15a8318fa3e39d4e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipesPageQuery } from './EquipesPageQuery.graphql';

const node: PreloadableConcreteRequest<EquipesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8476f9853ec89d6cedd479497d01803cda777660f2bd88b15a8318fa3e39d4e0",
    "metadata": {},
    "name": "EquipesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
