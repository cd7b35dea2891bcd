/**
 * @generated SignedSource<<c0d286e7eff0f27ad75493199bdea4e6>>
 * @relayHash 7559ffaaa99aa50bbc4c55bf3261535a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9be5c5de419cfb4cde184e064c45a1fa67466cde63c80126d125db5aa4fd7ab1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9be5c5de419cfb4cde184e064c45a1fa67466cde63c80126d125db5aa4fd7ab1",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
