/**
 * @generated SignedSource<<1d681be9a0e16dc672e197cab43e9cee>>
 * @relayHash 42c0f1c52a6bbb471c050d1eff954f18
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 762902221e7a9592dc38c2d9c98a587e6ec6c428b87d88b12c0f4fcd1cf13d81

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "762902221e7a9592dc38c2d9c98a587e6ec6c428b87d88b12c0f4fcd1cf13d81",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
