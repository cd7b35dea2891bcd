/**
 * @generated SignedSource<<62dc03c415353ef90bbac9d4f84f507a>>
 * @relayHash 81b7b3357e7a573e8694d0da5a5479df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4a269c0e287a6b0170bd48c23f28d52abd7c58344a8fc2d06b38d365eaf591c7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImagesPageQuery } from './ImagesPageQuery.graphql';

const node: PreloadableConcreteRequest<ImagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4a269c0e287a6b0170bd48c23f28d52abd7c58344a8fc2d06b38d365eaf591c7",
    "metadata": {},
    "name": "ImagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
