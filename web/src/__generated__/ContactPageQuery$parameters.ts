/**
 * @generated SignedSource<<c9d96e566689acc90369376e9b286a66>>
 * @relayHash b747cd75fce90145c0c6be196f6979b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1d925288092ffb5b7e813596308854b0b8fbae6af9623eb9372b9a225ed8409

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f1d925288092ffb5b7e813596308854b0b8fbae6af9623eb9372b9a225ed8409",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
