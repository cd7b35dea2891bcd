/**
 * @generated SignedSource<<a8e1671db5449417f625183b34249f17>>
 * @relayHash 90b413651b05f6940ce813ceb33057f3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43a47660efeb1fa1808b65f9d4ab4373c2d8dbe7f5b21ab5f1f59964dd06bcc0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43a47660efeb1fa1808b65f9d4ab4373c2d8dbe7f5b21ab5f1f59964dd06bcc0",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
