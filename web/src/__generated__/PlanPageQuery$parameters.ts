/**
 * @generated SignedSource<<d9861c2ce63e6bad70b7c0310f38e1cf>>
 * @relayHash c084407e067437a38c4edad77ad9a553
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41ea937d4689d9e7e4ea175f4f1bfb4fc7666d62995342c38d4b1ff42432161d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanPageQuery } from './PlanPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41ea937d4689d9e7e4ea175f4f1bfb4fc7666d62995342c38d4b1ff42432161d",
    "metadata": {},
    "name": "PlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
