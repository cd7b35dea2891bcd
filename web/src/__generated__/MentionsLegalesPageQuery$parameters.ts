/**
 * @generated SignedSource<<0bc17e30b8d2a5d60faf94d752568691>>
 * @relayHash 09cc2ffaf5131138ec1b9786203f4660
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5626bab1e33a288fe03acc4260b4208aae2e9611b1a5aa060d5ec706e90b3210

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5626bab1e33a288fe03acc4260b4208aae2e9611b1a5aa060d5ec706e90b3210",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
