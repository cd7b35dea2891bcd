/**
 * @generated SignedSource<<efdfa944dba432db4cce193a86f27355>>
 * @relayHash a7af4dd46247fa07e614c1d44185730e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 554ac2a5861587061f42b3a6db50fde671d11bb46cb01b84cc69ce2c47cdd8f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "554ac2a5861587061f42b3a6db50fde671d11bb46cb01b84cc69ce2c47cdd8f3",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
