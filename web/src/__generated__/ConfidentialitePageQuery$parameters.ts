/**
 * @generated SignedSource<<22854586106fbdcbd062b6410ccd213c>>
 * @relayHash 113626d98e6c55c6342f59954d4e2a26
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c17f04924b69c81ba306120b2fba01507be17fe7ef38272c7e991e59e839c62b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c17f04924b69c81ba306120b2fba01507be17fe7ef38272c7e991e59e839c62b",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
