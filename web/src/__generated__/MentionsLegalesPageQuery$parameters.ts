/**
 * @generated SignedSource<<8f08acfd4f127a05b51fd76347d33bae>>
 * @relayHash 4a4c17cadb7ddda62b4de0453904e3a6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 588bd3e916d19113750ebd2c55f70e6570c9d57068da4f8fe75166946dcb9654

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "588bd3e916d19113750ebd2c55f70e6570c9d57068da4f8fe75166946dcb9654",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
