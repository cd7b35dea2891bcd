/**
 * @generated SignedSource<<3687144a844f4b31c17de5629c980a8c>>
 * @relayHash fa3b84ef094b4c38f1fc48945f483f7b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID eb1fc886f6c11a75c7a11e4ec7e51c1e1716c728ee05746b85b8877d5e0f5d78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImagesPageQuery } from './ImagesPageQuery.graphql';

const node: PreloadableConcreteRequest<ImagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "eb1fc886f6c11a75c7a11e4ec7e51c1e1716c728ee05746b85b8877d5e0f5d78",
    "metadata": {},
    "name": "ImagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
