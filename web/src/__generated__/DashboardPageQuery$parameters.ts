/**
 * @generated SignedSource<<8e410e00262cd5a18bb3ac255775afeb>>
 * @relayHash 25507c1c573d870a005e774285268ab1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7369204ed490e6bc49ff9bae3423cfcd26feff95c0b5e3bceba885b87c989eca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7369204ed490e6bc49ff9bae3423cfcd26feff95c0b5e3bceba885b87c989eca",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
