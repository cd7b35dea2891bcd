/**
 * @generated SignedSource<<eaed0aa12a0e89b7f9c726488c283574>>
 * @relayHash 101821c8cf1ff3722d49b7006e025624
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e967f2a512c5bf63c3befd256350f9d770eca894ac4ee43b34e3e00c3e56fb5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e967f2a512c5bf63c3befd256350f9d770eca894ac4ee43b34e3e00c3e56fb5",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
