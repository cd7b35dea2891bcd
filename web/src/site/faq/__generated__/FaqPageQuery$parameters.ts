/**
 * @generated SignedSource<<3c6ff41170b46db9c495e1e570cf91fc>>
 * @relayHash 5d4098c67d16c6ee9c8ae46fb9f63983
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6793d8297966af1d792f61db153f75ec70d72c7a01f234819973099b4bbfacaf

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6793d8297966af1d792f61db153f75ec70d72c7a01f234819973099b4bbfacaf",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
