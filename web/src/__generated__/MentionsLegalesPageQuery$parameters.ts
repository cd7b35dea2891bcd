/**
 * @generated SignedSource<<b7e720ba252ac9cdb24c890efa165f8f>>
 * @relayHash 6c0964ea66bfe623d28f11d8408b69e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f88044cba27cd8a63a9553a129cd5a063222053a8f9701fb030531878979436

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f88044cba27cd8a63a9553a129cd5a063222053a8f9701fb030531878979436",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
