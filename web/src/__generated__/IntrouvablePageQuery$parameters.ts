/**
 * @generated SignedSource<<14a54a91c1d07b0489998a801f186e7b>>
 * @relayHash 6356e0ac3b2122b2317f68d0e2105d63
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cf5789abdf6a49e7133eac322a3b1ebb1eff153cf71eb8b7a9c4f3d7d39a983

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cf5789abdf6a49e7133eac322a3b1ebb1eff153cf71eb8b7a9c4f3d7d39a983",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
