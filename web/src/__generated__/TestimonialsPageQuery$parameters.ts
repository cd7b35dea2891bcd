/**
 * @generated SignedSource<<e1921ae8b7e27ce99f0b45482c263254>>
 * @relayHash 50b09d5f0e351c332cf4c78afaf5713e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e202e9cc3bdf03748f8102bc89a0a2d327a5be4b1ff588045f9406d0921a24c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TestimonialsPageQuery } from './TestimonialsPageQuery.graphql';

const node: PreloadableConcreteRequest<TestimonialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e202e9cc3bdf03748f8102bc89a0a2d327a5be4b1ff588045f9406d0921a24c7",
    "metadata": {},
    "name": "TestimonialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
