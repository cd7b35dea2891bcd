/**
 * @generated SignedSource<<a19dcc1167f335f3680e52c60f90eb86>>
 * @relayHash fb1fec20af696db3205d8c1028b67cde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 786811908c629be34a0771a6702a44309fce20bffe19c963b00b38fd5f39cf86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "786811908c629be34a0771a6702a44309fce20bffe19c963b00b38fd5f39cf86",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
