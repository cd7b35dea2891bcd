/**
 * @generated SignedSource<<a68096e64050ceffc4e210d7d1579b48>>
 * @relayHash a4e9b43f983531c6917035c84d934e9f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a7fe1e9992ff1e45b3928ee9426cb44c4856cdc6f01210fb55e9785a357f1c6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a7fe1e9992ff1e45b3928ee9426cb44c4856cdc6f01210fb55e9785a357f1c6",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
