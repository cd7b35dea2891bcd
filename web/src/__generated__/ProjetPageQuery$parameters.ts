/**
 * @generated SignedSource<<2e608c0074f6de51b522d13f95dd310b>>
 * @relayHash 0855e01f2d55704c81616937796ef180
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6784e2dd5c3c8ee92420b68fded1ad3d649fe9e10ca288de5710f31d31f91721

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6784e2dd5c3c8ee92420b68fded1ad3d649fe9e10ca288de5710f31d31f91721",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
