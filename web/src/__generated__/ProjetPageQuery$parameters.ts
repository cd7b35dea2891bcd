/**
 * @generated SignedSource<<ae9403c87c6c2e7ba0533c45c9bb3bf6>>
 * @relayHash d4febdee8492dab931d60b6813d2037a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee7c8d2148a29c8915df2967cf1e9999b2478c7cfc769bf615b21fc0fee0ddcf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee7c8d2148a29c8915df2967cf1e9999b2478c7cfc769bf615b21fc0fee0ddcf",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
