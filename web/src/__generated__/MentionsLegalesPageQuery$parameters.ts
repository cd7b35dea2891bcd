/**
 * @generated SignedSource<<a026b472251d22baa3f2da9f1bd3178c>>
 * @relayHash eac306d583ebe0f7e2fffaa2ccd77e24
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f7b731d82e033dd4780c2e208991169dd1cd367edbfe9fce510b35083cb57af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1f7b731d82e033dd4780c2e208991169dd1cd367edbfe9fce510b35083cb57af",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
