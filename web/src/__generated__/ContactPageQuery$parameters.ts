/**
 * @generated SignedSource<<37935d50ab6067814cb78737a7ed9f4a>>
 * @relayHash 8cc998a502b153b6f4066dd537029f3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8d60a33e041de911e47e361c641e29e003255f8136c188e23697f9a6859a3290

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8d60a33e041de911e47e361c641e29e003255f8136c188e23697f9a6859a3290",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
