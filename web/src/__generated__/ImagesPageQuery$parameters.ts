/**
 * @generated SignedSource<<db4a76d2e41c8d2a4d3aa2e68c981357>>
 * @relayHash 32e7f0ea18a6c45d4a67ed83dd2e4ec2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2714d64058366e24c94197cb4113f73a86bad93092853f720e13561d4c4bab7f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImagesPageQuery } from './ImagesPageQuery.graphql';

const node: PreloadableConcreteRequest<ImagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2714d64058366e24c94197cb4113f73a86bad93092853f720e13561d4c4bab7f",
    "metadata": {},
    "name": "ImagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
