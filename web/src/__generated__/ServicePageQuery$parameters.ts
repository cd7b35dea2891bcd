/**
 * @generated SignedSource<<95a4b6043d98cffdf38b8f2dacbccad5>>
 * @relayHash 130ae50ed630b9c11a05f62baae4f618
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a97dbbc3db5bff59d0f6864e8c58f1d17be23a934b5c839cabe21226756b554

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a97dbbc3db5bff59d0f6864e8c58f1d17be23a934b5c839cabe21226756b554",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
