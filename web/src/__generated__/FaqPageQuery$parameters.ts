/**
 * @generated SignedSource<<e93df03219df9144614c5f12557fb5e2>>
 * @relayHash edf761fb3e4c7f8ec41b1955384f1a47
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID df73e982a9723a162e22540b0dc840a15b4b67279363bb7342e6a8191b69ee67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "df73e982a9723a162e22540b0dc840a15b4b67279363bb7342e6a8191b69ee67",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
