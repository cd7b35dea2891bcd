/**
 * @generated SignedSource<<d5df6f81509a4be27f4193c807167f88>>
 * @relayHash c93ae9c787880528bb1a1f2a8ed2626e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2128e6c0296eee2fb328a681cc7c92e99bb1eca60fd58e3ce0976fd9c9fbcc06

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicesPageQuery } from './ServicesPageQuery.graphql';

const node: PreloadableConcreteRequest<ServicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2128e6c0296eee2fb328a681cc7c92e99bb1eca60fd58e3ce0976fd9c9fbcc06",
    "metadata": {},
    "name": "ServicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
