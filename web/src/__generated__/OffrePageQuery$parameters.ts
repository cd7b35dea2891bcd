/**
 * @generated SignedSource<<d014c91607ebc3c35ff2e664b9bf0f25>>
 * @relayHash 80a53024b50f7da37b20803a00349fdd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7150237dae62b90aab504f0b01e1368a053a24024d3d1d018de1812e13bb7194

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffrePageQuery } from './OffrePageQuery.graphql';

const node: PreloadableConcreteRequest<OffrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7150237dae62b90aab504f0b01e1368a053a24024d3d1d018de1812e13bb7194",
    "metadata": {},
    "name": "OffrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
