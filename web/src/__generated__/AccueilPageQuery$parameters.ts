/**
 * @generated SignedSource<<5201d076a3bcdbe152e0394346bf1714>>
 * @relayHash eac0e71904b6ca85cc423c51fa4e2a7c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2deee6766b89293a19481dd1c283f68afd4ada7b0cde6c9dccb2a7cd837e281f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2deee6766b89293a19481dd1c283f68afd4ada7b0cde6c9dccb2a7cd837e281f",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
