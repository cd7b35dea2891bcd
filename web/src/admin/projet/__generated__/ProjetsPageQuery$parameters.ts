/**
 * @generated SignedSource<<274d7519c262d5a9533009e586635fd5>>
 * @relayHash 151d9afa66193a59b4f2f6d458ab4b16
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecf6b7db613fd23afd1b2147c9dbd4de7bc2c162c5072079344b40fb686c2aca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetsPageQuery } from './ProjetsPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecf6b7db613fd23afd1b2147c9dbd4de7bc2c162c5072079344b40fb686c2aca",
    "metadata": {},
    "name": "ProjetsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
