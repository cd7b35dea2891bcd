/**
 * @generated SignedSource<<295c523272be33c29a20e733c90f3269>>
 * @relayHash 851fbec53e6051531d59598579d22996
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3b76ef68b17216518023a200060bcf4f9c5c27c958c42453e4ff988ff93b400

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImagesPageQuery } from './ImagesPageQuery.graphql';

const node: PreloadableConcreteRequest<ImagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e3b76ef68b17216518023a200060bcf4f9c5c27c958c42453e4ff988ff93b400",
    "metadata": {},
    "name": "ImagesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
