/**
 * @generated SignedSource<<38863b1ba67e1724d810890f2384f9dd>>
 * @relayHash 37f9d5911f5e7dfdd5d3caf81333ccc9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c128885bef5b02fa6a987b5ae32c991e3a452a4232afa7a6bfad0f6ee9c46510

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PagePageQuery } from './PagePageQuery.graphql';

const node: PreloadableConcreteRequest<PagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c128885bef5b02fa6a987b5ae32c991e3a452a4232afa7a6bfad0f6ee9c46510",
    "metadata": {},
    "name": "PagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
