/**
 * @generated SignedSource<<1574ceeb6d8326faa76f139a08217ba5>>
 * @relayHash 2f839a620c7cd1211cca7679132e07c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ceb8dae4cc82fa79ca29f37c6de6321363a459f053d0c981035720f609827fb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9ceb8dae4cc82fa79ca29f37c6de6321363a459f053d0c981035720f609827fb",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
