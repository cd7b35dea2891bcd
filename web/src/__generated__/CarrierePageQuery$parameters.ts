/**
 * @generated SignedSource<<707b734f5e77c5319a7b7a48252a8856>>
 * @relayHash b6374fd26f0691c7bc73a65d63589273
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6666e4e57262791b4e0219daa0af092c1587e12d070ff6653c5bfdf59faf1ec2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6666e4e57262791b4e0219daa0af092c1587e12d070ff6653c5bfdf59faf1ec2",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
