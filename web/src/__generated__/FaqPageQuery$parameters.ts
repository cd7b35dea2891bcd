/**
 * @generated SignedSource<<533afc053a51267e71f54085d218344b>>
 * @relayHash 10197505a8c7e4ca24fc1393f082e234
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f243c156656fbf96af00b9758a390c624c5c8becc2b481793cd3c7ab3ddb8213

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f243c156656fbf96af00b9758a390c624c5c8becc2b481793cd3c7ab3ddb8213",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
