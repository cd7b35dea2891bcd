/**
 * @generated SignedSource<<c061eedc3987fb5c951ee7be5c3426ec>>
 * @relayHash 0b8cce80135e9278b1171ff0a021a89d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c202d7f7e0097f327c56fa393f9fb51172f734d951b1e83a2edce95cbf9ac74c

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c202d7f7e0097f327c56fa393f9fb51172f734d951b1e83a2edce95cbf9ac74c",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
