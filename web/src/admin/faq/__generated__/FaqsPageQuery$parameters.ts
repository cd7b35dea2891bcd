/**
 * @generated SignedSource<<0d98a51d41f926b397f7475d886463d3>>
 * @relayHash 90c5c1b6d326ac98aa756741a413ac21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 439ba22cf3799c1e7cc7f8d0827f5649f03db027469e999a15b972e5d7676be6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsPageQuery } from './FaqsPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "439ba22cf3799c1e7cc7f8d0827f5649f03db027469e999a15b972e5d7676be6",
    "metadata": {},
    "name": "FaqsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
