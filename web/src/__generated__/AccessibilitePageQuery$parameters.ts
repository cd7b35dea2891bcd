/**
 * @generated SignedSource<<7a5658a9a449e0e29533808627c02c9d>>
 * @relayHash 12dd7732fffe8dc70bc5a0dc59275614
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 86746f28c13fc58289074d92daef66d9d86cc787eadc2ad68d07c657225aeaf6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccessibilitePageQuery } from './AccessibilitePageQuery.graphql';

const node: PreloadableConcreteRequest<AccessibilitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "86746f28c13fc58289074d92daef66d9d86cc787eadc2ad68d07c657225aeaf6",
    "metadata": {},
    "name": "AccessibilitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
