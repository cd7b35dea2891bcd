/**
 * @generated SignedSource<<3ddabaac5e069d3fb03feaf8d09f6861>>
 * @relayHash c198d712d325791d20e11fe1b5dba47d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8a9264df0e68443870decfb28b00a4205ccf3fc214dd1a63dc72c54dd37ed03

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e8a9264df0e68443870decfb28b00a4205ccf3fc214dd1a63dc72c54dd37ed03",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
