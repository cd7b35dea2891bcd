/**
 * @generated SignedSource<<7300a255dbd910a3652fc87e29be0303>>
 * @relayHash 90be799b170b7717a9130dcc21ec054c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4caa82bed93a2198a5e1076dee30e96648eac0dec8269975272f4360c4fd04ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TestimonialsPageQuery } from './TestimonialsPageQuery.graphql';

const node: PreloadableConcreteRequest<TestimonialsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4caa82bed93a2198a5e1076dee30e96648eac0dec8269975272f4360c4fd04ad",
    "metadata": {},
    "name": "TestimonialsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
