/**
 * @generated SignedSource<<9cb8f1014af5356cfea6e935e2b5ae22>>
 * @relayHash a5a0ab43113c9d7a1d95be85f48f19d7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31ab91771e1fb941abe427ef400356009890fa65a3d5788dc6da45ba2c88f319

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffrePageQuery } from './OffrePageQuery.graphql';

const node: PreloadableConcreteRequest<OffrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31ab91771e1fb941abe427ef400356009890fa65a3d5788dc6da45ba2c88f319",
    "metadata": {},
    "name": "OffrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
