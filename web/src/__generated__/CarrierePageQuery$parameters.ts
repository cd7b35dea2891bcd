/**
 * @generated SignedSource<<ebf272e601d3d97d1c42d0e124cfc80f>>
 * @relayHash 42061924fc0f4392c3cfe5ec21d73c91
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 859be8c0f6d95998f022f43d7cd0ef5f462ed6651428c23577bb4fabf77fee68

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "859be8c0f6d95998f022f43d7cd0ef5f462ed6651428c23577bb4fabf77fee68",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
