/**
 * @generated SignedSource<<6ed75a7ede25dce302c4a92799268900>>
 * @relayHash 2a7bbdf0fa413da3d81b50833d134430
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a5e437f4366addc86395ba3b8fc1557ec94033645efdd0295cefe36ca5050fb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a5e437f4366addc86395ba3b8fc1557ec94033645efdd0295cefe36ca5050fb0",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
