/**
 * @generated SignedSource<<ffd40da74ac8815f887da8a080e938f3>>
 * @relayHash e02fb3b46d8d0aea4531637bd2889338
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5c053a01162bb89254523fdaa807ca3228a46ae95a3675108bbd2cd473c1791f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5c053a01162bb89254523fdaa807ca3228a46ae95a3675108bbd2cd473c1791f",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
