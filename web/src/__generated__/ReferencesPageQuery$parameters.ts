/**
 * @generated SignedSource<<5202305e604e24d640911ae623311e5c>>
 * @relayHash c04c8a6eaebcd20045db4ebd17b7c0f2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b133bf6f72aaa5362c68b2e080add84d87cf971e3c9353a338748ffcfb8ddb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b133bf6f72aaa5362c68b2e080add84d87cf971e3c9353a338748ffcfb8ddb0",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
