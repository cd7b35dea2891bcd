/**
 * @generated SignedSource<<9eabfd1f347a2bb19c707d0426bf55a2>>
 * @relayHash bc458e3617cf0d846a83829b4d0319d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2392fe98578e9073933c475eabd60676ede2cd88c25e874c8c04c4dd1787e9a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2392fe98578e9073933c475eabd60676ede2cd88c25e874c8c04c4dd1787e9a1",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
