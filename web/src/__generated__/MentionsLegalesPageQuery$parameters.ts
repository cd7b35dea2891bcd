/**
 * @generated SignedSource<<0d874054646e7e7cbd0e9cb77ed9395a>>
 * @relayHash 6afd596eeffdb468ebf041d3f4ea9b16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ada5dd4c490e2e7861d8f8a33dd49836634669bae1c4c8e288bd24ac71124dbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ada5dd4c490e2e7861d8f8a33dd49836634669bae1c4c8e288bd24ac71124dbe",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
