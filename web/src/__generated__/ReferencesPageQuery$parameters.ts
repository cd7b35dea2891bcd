/**
 * @generated SignedSource<<937c29bf4473de89e172cd33301b6507>>
 * @relayHash 8b4522dc1727b6a0b66f5570fe9fb4fb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9445b7fe5113755e54195a1cbee865cd0dee09487180a4679c411c59253a0905

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9445b7fe5113755e54195a1cbee865cd0dee09487180a4679c411c59253a0905",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
