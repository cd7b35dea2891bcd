/**
 * @generated SignedSource<<ede961e67fae8b7d1c5e14992080eaf7>>
 * @relayHash 38a03cd7e8a4346d194c14edaa6205c5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3a4cae4faf2ca62ba14932f25f1d3eeb7de9ab043fa711b763cf5838d4ece602

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoriesPageQuery } from './CategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3a4cae4faf2ca62ba14932f25f1d3eeb7de9ab043fa711b763cf5838d4ece602",
    "metadata": {},
    "name": "CategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
