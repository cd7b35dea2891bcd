/**
 * @generated SignedSource<<6850c8e79f7722575977cb801e8de754>>
 * @relayHash a618bd276cc0a4089c1e46632aaa138a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cc2496101271f86e5507daae597f545318064ff64739c7c1c54b36f669a8d4b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6cc2496101271f86e5507daae597f545318064ff64739c7c1c54b36f669a8d4b",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
