/**
 * @generated SignedSource<<b660d19671365b8d91bbfa1ba9fac238>>
 * @relayHash 31f3983a8b77d5ccf01801f215b90b19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 480fc46a71421ed962303795bf4268f127cf180e4f2a757801023bcf83764c17

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipesPageQuery } from './EquipesPageQuery.graphql';

const node: PreloadableConcreteRequest<EquipesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "480fc46a71421ed962303795bf4268f127cf180e4f2a757801023bcf83764c17",
    "metadata": {},
    "name": "EquipesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
