/**
 * @generated SignedSource<<068e2f8c58e8eb675d25af35d19ef907>>
 * @relayHash eeaf609c5130bb1063ff5409ae76b79c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65aaa99fe7cdbd4066a6e6734090ca87aff1c4dcae71a9326a7bebf512cd956f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65aaa99fe7cdbd4066a6e6734090ca87aff1c4dcae71a9326a7bebf512cd956f",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
