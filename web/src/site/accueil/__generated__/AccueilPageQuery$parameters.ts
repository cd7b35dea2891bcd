/**
 * @generated SignedSource<<8b35404377cfb8c41278076e827b721e>>
 * @relayHash b133deed243da219baabc3267f06b9b9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f0160795a373d6e5e912e04746c545b5d1b2fe6687215b1938e3f412d52752e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f0160795a373d6e5e912e04746c545b5d1b2fe6687215b1938e3f412d52752e",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
