/**
 * @generated SignedSource<<e8608077f3f9770c27627b5720601a89>>
 * @relayHash 37f6b5bf921968d178e64016b8e1ea5e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 737089e507896c42045daa73239deb0c3439529b9beb7de896b47bcb785228e8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipesPageQuery } from './EquipesPageQuery.graphql';

const node: PreloadableConcreteRequest<EquipesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "737089e507896c42045daa73239deb0c3439529b9beb7de896b47bcb785228e8",
    "metadata": {},
    "name": "EquipesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
