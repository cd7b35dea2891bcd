/**
 * @generated SignedSource<<b0060d0fdfef1fae5afaa6137c293ddc>>
 * @relayHash 618d43793bd29dddf304eeba5720c3c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5e17c54aabc7536e3545a9bdea931f740d2d378e5cd3db9375489db75b612052

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5e17c54aabc7536e3545a9bdea931f740d2d378e5cd3db9375489db75b612052",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
