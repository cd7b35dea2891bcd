/**
 * @generated SignedSource<<59b4a46ecb877ffe46152ca35320c2d3>>
 * @relayHash e896a1b5141d0970c029b027b0e26367
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bee6372046160f6c97faae3749ee143c6b6a8ad619d2fb15adf9138f72f5e4f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4bee6372046160f6c97faae3749ee143c6b6a8ad619d2fb15adf9138f72f5e4f",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
