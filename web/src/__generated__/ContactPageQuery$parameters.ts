/**
 * @generated SignedSource<<66dd287457e2b11dfc88c35bc7a38b1a>>
 * @relayHash c8188fce3584da408abfd6e3e05c4846
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8012f4e5db5937fb4b4e181b010c13064497009574926e6610595f00efbc262a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8012f4e5db5937fb4b4e181b010c13064497009574926e6610595f00efbc262a",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
