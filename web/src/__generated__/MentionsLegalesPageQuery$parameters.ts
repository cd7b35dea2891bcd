/**
 * @generated SignedSource<<0e411a8f2ca68602dd2be94b95792d2f>>
 * @relayHash 9e3375ed893147868816595549118d05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c5c481b29ac5bed5b243dfbfa07a0aeb9b8b39fb1d4a71fc1300b44fa650b969

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c5c481b29ac5bed5b243dfbfa07a0aeb9b8b39fb1d4a71fc1300b44fa650b969",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
