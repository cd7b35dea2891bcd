/**
 * @generated SignedSource<<bee5587fb51877bf66a0cf98eac7663b>>
 * @relayHash 4bbbb536e8cf496b97034ec574c32233
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11e3a8871e89e728025079be0c9a7bfa1f93765607f193fe99de978653faeffa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { JournalPageQuery } from './JournalPageQuery.graphql';

const node: PreloadableConcreteRequest<JournalPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11e3a8871e89e728025079be0c9a7bfa1f93765607f193fe99de978653faeffa",
    "metadata": {},
    "name": "JournalPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
