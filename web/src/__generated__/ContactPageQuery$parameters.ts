/**
 * @generated SignedSource<<bcdabbaa40ab9bbd854a6e0a0437dcb5>>
 * @relayHash bf4aa8640b1ae746221bb5b592518ff1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 075f4d6ed83912c719e200da02fb8072117fd2a46b3f4c0c993f6c16b188c6dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "075f4d6ed83912c719e200da02fb8072117fd2a46b3f4c0c993f6c16b188c6dc",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
