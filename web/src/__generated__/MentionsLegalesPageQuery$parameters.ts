/**
 * @generated SignedSource<<af870ab60ac06b3a016f965d52d22934>>
 * @relayHash 375e9e2ab450ff46452c868956c82ac7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86d6490c16e5d4ed47f2de10f9a38b614c91ec40e6c5b382418cb85dadf40a19

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86d6490c16e5d4ed47f2de10f9a38b614c91ec40e6c5b382418cb85dadf40a19",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
