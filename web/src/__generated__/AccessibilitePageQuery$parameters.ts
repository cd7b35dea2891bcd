/**
 * @generated SignedSource<<69249ec228076b7a0680c5cebb43ef72>>
 * @relayHash d4c497bd97e56eb1be48e471cfa67729
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7bcf88eb4e3bac03cc564e02059ff7214fc9887888ef6ec0c2c1aae265413148

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccessibilitePageQuery } from './AccessibilitePageQuery.graphql';

const node: PreloadableConcreteRequest<AccessibilitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7bcf88eb4e3bac03cc564e02059ff7214fc9887888ef6ec0c2c1aae265413148",
    "metadata": {},
    "name": "AccessibilitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
