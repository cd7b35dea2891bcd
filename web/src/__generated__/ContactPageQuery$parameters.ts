/**
 * @generated SignedSource<<ddd92b0d3589ac6bcaca82db70e1a238>>
 * @relayHash 1ff2e5cdaa6278aa09974f2d31762224
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3e40f22858c41da4349fb4e63727021fd8d1fb37a62790b6d208467cc5c34c8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3e40f22858c41da4349fb4e63727021fd8d1fb37a62790b6d208467cc5c34c8",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
