/**
 * @generated SignedSource<<1cdede5882c6e10494251cb288a15b02>>
 * @relayHash 19a98071aa4fb7dae79d57ebc1526dc5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89cb22f14184999bbf2a7388d3520b3516034e6f9a18c5196703667890e36377

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CategoriesPageQuery } from './CategoriesPageQuery.graphql';

const node: PreloadableConcreteRequest<CategoriesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89cb22f14184999bbf2a7388d3520b3516034e6f9a18c5196703667890e36377",
    "metadata": {},
    "name": "CategoriesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
