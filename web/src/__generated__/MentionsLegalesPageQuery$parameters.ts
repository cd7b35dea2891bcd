/**
 * @generated SignedSource<<6276854d39f7cee99d868ac01464183d>>
 * @relayHash 40db33474e58ecf4a8d10fa2e807a6cb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9575768f3ca39ec2e6ac295f3b7ceedef54222daa16f5f72d364241c3265be3d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9575768f3ca39ec2e6ac295f3b7ceedef54222daa16f5f72d364241c3265be3d",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
