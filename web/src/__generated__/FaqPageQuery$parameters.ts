/**
 * @generated SignedSource<<8edfb969fb0bd81402596194a1a04b52>>
 * @relayHash dce88100d7a22774c12e291444dcd089
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 142d8547844121329333752d66f2fbfda72691f012d2a6523e635133237bbe60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "142d8547844121329333752d66f2fbfda72691f012d2a6523e635133237bbe60",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
