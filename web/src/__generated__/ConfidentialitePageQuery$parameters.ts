/**
 * @generated SignedSource<<197e82e249affd20d5103b79cf066131>>
 * @relayHash 7703b6210e5c89cb8e942d0c5b92055f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1c081183d8798cfd5af01f9cf202f88f11f54a209c3dc300ce6d8257ad3ac407

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1c081183d8798cfd5af01f9cf202f88f11f54a209c3dc300ce6d8257ad3ac407",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
