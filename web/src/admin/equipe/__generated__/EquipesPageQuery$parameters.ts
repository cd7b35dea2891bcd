/**
 * @generated SignedSource<<fcd7ad8757ba1d30e69d919aeac1a39d>>
 * @relayHash cf27d9c589576c4b7efd01694f137bad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 02dbcf39a1fda3f797e56ae298d84f770129dc8e59cceb155bf21ef2439d1e7b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipesPageQuery } from './EquipesPageQuery.graphql';

const node: PreloadableConcreteRequest<EquipesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "02dbcf39a1fda3f797e56ae298d84f770129dc8e59cceb155bf21ef2439d1e7b",
    "metadata": {},
    "name": "EquipesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
