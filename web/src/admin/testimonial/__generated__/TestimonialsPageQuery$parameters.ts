/**
 * @generated SignedSource<<9778b1b043247ea13c5fcdf67d9e3c89>>
 * @relayHash c39f7f6ec92583fcb756754f4327a828
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3ce6e6ff09d4bd232f68f8e92eea81d1149c6df5b0b090912e3c37c0865efb6a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TestimonialsPageQuery } from './TestimonialsPageQuery.graphql';

const node: PreloadableConcreteRequest<TestimonialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3ce6e6ff09d4bd232f68f8e92eea81d1149c6df5b0b090912e3c37c0865efb6a",
    "metadata": {},
    "name": "TestimonialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
