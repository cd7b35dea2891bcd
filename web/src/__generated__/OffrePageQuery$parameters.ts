/**
 * @generated SignedSource<<a0685b91382aa9288399dc7a233c8eb5>>
 * @relayHash 3cc2b922544ca91634480e6ffbb2aea6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11faa00b5144a39874aca502553d3aac331e4aecb67b464d2c9eef9e246ebf70

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffrePageQuery } from './OffrePageQuery.graphql';

const node: PreloadableConcreteRequest<OffrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11faa00b5144a39874aca502553d3aac331e4aecb67b464d2c9eef9e246ebf70",
    "metadata": {},
    "name": "OffrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
