/**
 * @generated SignedSource<<124bc46c9e9e9224ef98f8a277650c74>>
 * @relayHash 370fb00f1ee82d6ef9fbc8587ad70a71
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b70cf2e1a246a66fe5e7b37660f510198cf3b2afa920a3b668edc3b59eaff0e2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PartenairesPageQuery } from './PartenairesPageQuery.graphql';

const node: PreloadableConcreteRequest<PartenairesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b70cf2e1a246a66fe5e7b37660f510198cf3b2afa920a3b668edc3b59eaff0e2",
    "metadata": {},
    "name": "PartenairesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
