/**
 * @generated SignedSource<<8317a551df88b5dbd0379f765b4c4764>>
 * @relayHash 073ee624dd067f838cbddff52e2e9819
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86fb14d7423faac87b2d0e38e0ca59ea8025bdf66866c610de69dd97209b1065

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ToutRelireQuery } from './ToutRelireQuery.graphql';

const node: PreloadableConcreteRequest<ToutRelireQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86fb14d7423faac87b2d0e38e0ca59ea8025bdf66866c610de69dd97209b1065",
    "metadata": {},
    "name": "ToutRelireQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
