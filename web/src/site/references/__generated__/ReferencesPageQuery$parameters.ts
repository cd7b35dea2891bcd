/**
 * @generated SignedSource<<074e6e4aaca5fa8c5ec805291cb0be8f>>
 * @relayHash f3aeed610a24e55cbc6032c4d1145f37
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d165d0bf17915e2ad7a72c98da8ea43ae0964c1726d1373abd7f1933a9b9afd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d165d0bf17915e2ad7a72c98da8ea43ae0964c1726d1373abd7f1933a9b9afd",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
