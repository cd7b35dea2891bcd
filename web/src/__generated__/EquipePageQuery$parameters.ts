/**
 * @generated SignedSource<<4f4a0e589b033bf8baeebebaa600bb88>>
 * @relayHash 6a0c65ccf86958a548da4108f002ca04
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4aef69992a9ffcbe9c2468b49f33fc58dc0f27e9a84501c47561af4b424f0e18

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4aef69992a9ffcbe9c2468b49f33fc58dc0f27e9a84501c47561af4b424f0e18",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
