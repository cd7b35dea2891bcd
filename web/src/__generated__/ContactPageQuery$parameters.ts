/**
 * @generated SignedSource<<eabae7bbd39e9a38b7dc1bbb61bd18ac>>
 * @relayHash d58fe89784f1e4ff63f9bc5b39613fe4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c2ec4987f7214611bcb1de5c7608e9fc3e6221f97ed8ceac867bfd9f1d1bed6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c2ec4987f7214611bcb1de5c7608e9fc3e6221f97ed8ceac867bfd9f1d1bed6",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
