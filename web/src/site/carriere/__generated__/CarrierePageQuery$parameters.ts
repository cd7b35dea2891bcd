/**
 * @generated SignedSource<<31723d5f0af525ba8d0137a63243695e>>
 * @relayHash bafcd4be46618ac38de9ff8645058ef2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d31f234687565e398b167beb30c7c150ac2cfc5be1b3ec1824a8f3493b61faad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d31f234687565e398b167beb30c7c150ac2cfc5be1b3ec1824a8f3493b61faad",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
