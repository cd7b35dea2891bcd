/**
 * @generated SignedSource<<ec1e4a72ef9750577ea73da049574d55>>
 * @relayHash 555140eced11c1a2a433fea9694261b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 24bd674c4e2a71f073885f56701ded9685982907565294be86af5d68697f18c9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "24bd674c4e2a71f073885f56701ded9685982907565294be86af5d68697f18c9",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
