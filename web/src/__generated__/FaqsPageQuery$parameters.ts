/**
 * @generated SignedSource<<2b8931db7ffc489291b690ad0a558ddc>>
 * @relayHash cfd0c4a6de160c7b17512fd8fcb4316b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a783b43e7330badd87a7873a714f9d26000fad638292d29687f72c467de0d329

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsPageQuery } from './FaqsPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a783b43e7330badd87a7873a714f9d26000fad638292d29687f72c467de0d329",
    "metadata": {},
    "name": "FaqsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
