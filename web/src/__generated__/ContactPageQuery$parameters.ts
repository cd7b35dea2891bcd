/**
 * @generated SignedSource<<af1dad2c95428ed22418476c1b20bacc>>
 * @relayHash a2525590215039e80fcfef2940449250
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7627c1bbe5e5ef1010738988b260a03e80b8d3a0d4e74f5c9a18c85e9d664a12

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactPageQuery } from './ContactPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7627c1bbe5e5ef1010738988b260a03e80b8d3a0d4e74f5c9a18c85e9d664a12",
    "metadata": {},
    "name": "ContactPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
