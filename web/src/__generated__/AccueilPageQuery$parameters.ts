/**
 * @generated SignedSource<<29ccd03f45a1d6e4dd4aac49bd814dd4>>
 * @relayHash bf42aea444b8079dd70d9603acf22b96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 676b9301765c07bd57b8d892c2350ebc1413d4f08ec4c4814ae2a43349732261

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "676b9301765c07bd57b8d892c2350ebc1413d4f08ec4c4814ae2a43349732261",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
