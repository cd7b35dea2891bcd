/**
 * @generated SignedSource<<87fbf1ab0f225504ab37d5475adc6112>>
 * @relayHash 15f375bbc5982ac83d12814b1dc63d19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 32cfbf28745d181a7143cfaa031d247afbd40b12425da0613f6721b973c29add

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "32cfbf28745d181a7143cfaa031d247afbd40b12425da0613f6721b973c29add",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
