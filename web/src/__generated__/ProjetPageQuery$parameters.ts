/**
 * @generated SignedSource<<c07f1d23f2409c88edfc02f6e81c9292>>
 * @relayHash 1502b69feb863c6d52046fcda7104de7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d80695f834c59875b1b3222d45f143b389f3ad08fd72bc4e785afd55d1a731d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d80695f834c59875b1b3222d45f143b389f3ad08fd72bc4e785afd55d1a731d5",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
