/**
 * @generated SignedSource<<39b3c27ac8fa9b7139d2a78e13c4af31>>
 * @relayHash 6283aec58f8d3aa73dbc7c1a3a80c9b5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 757eae276d974810379ba4f7c59164301fb9f2409318bca91163dbfad448a340

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "757eae276d974810379ba4f7c59164301fb9f2409318bca91163dbfad448a340",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
