/**
 * @generated SignedSource<<8aef547b166b90bcd9ee083334c04d5b>>
 * @relayHash 3363879cab295651217d5458f1ed22f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e48379d0470927a8dc0fc31a32d05471add212f7fc4dfa97a69fc0a815039fc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6e48379d0470927a8dc0fc31a32d05471add212f7fc4dfa97a69fc0a815039fc",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
