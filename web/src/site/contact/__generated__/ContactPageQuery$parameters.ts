/**
 * @generated SignedSource<<8ae3d5911d28b1df7544277a1eb1e28f>>
 * @relayHash f26b3a9dbefcef4f46b8bffc86f7d667
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 078a1cf7fb2d5125e349b7dfde88e96e551f8197cac7ae66dd2cdde4668fae98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "078a1cf7fb2d5125e349b7dfde88e96e551f8197cac7ae66dd2cdde4668fae98",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
