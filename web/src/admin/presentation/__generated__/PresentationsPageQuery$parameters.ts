/**
 * @generated SignedSource<<aa7552ed84d42052902ab898e6ea9274>>
 * @relayHash 909e559513d8fff66ab4161a7c40ea3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b272e5470e95343388e64038bc1c6b3da20c301f4114d7aada8d4e29adb531ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PresentationsPageQuery } from './PresentationsPageQuery.graphql';

const node: PreloadableConcreteRequest<PresentationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b272e5470e95343388e64038bc1c6b3da20c301f4114d7aada8d4e29adb531ca",
    "metadata": {},
    "name": "PresentationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
