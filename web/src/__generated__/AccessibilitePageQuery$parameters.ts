/**
 * @generated SignedSource<<88467319c6bb5985c94d39830eaaccde>>
 * @relayHash 42e5545605a6196c96716b97934a0ef2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ef6343d2387233c074b9720c0a65421219fef1dd611186d8e1b65c21867257f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccessibilitePageQuery } from './AccessibilitePageQuery.graphql';

const node: PreloadableConcreteRequest<AccessibilitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ef6343d2387233c074b9720c0a65421219fef1dd611186d8e1b65c21867257f",
    "metadata": {},
    "name": "AccessibilitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
