/**
 * @generated SignedSource<<111c8e0b76e2b9d5e5be7247e55957e6>>
 * @relayHash 6c252206501152367d50d6c37ebcfc40
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ed6a4d8c509f40ad2c0cf0bf3f8414ae34330162f676cba8626f8c993f5e13f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ed6a4d8c509f40ad2c0cf0bf3f8414ae34330162f676cba8626f8c993f5e13f",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
