/**
 * @generated SignedSource<<0d74e5b5386f74798636857895051724>>
 * @relayHash 4720d2eb190616547bc245e22cd911d0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 985d9938cc4632d5a715e87b29b72e0ee24b0f42d3c583059636073dd37e32d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "985d9938cc4632d5a715e87b29b72e0ee24b0f42d3c583059636073dd37e32d9",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
