/**
 * @generated SignedSource<<3d4b1352ce1a427b9d3b05f22f62918c>>
 * @relayHash e65efc57f1c89cef3b2a688e520ce444
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 95fe7ad61c3811435460cbbbdbe230d33f5cf238956e7bcfcd128125ac4deb32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "95fe7ad61c3811435460cbbbdbe230d33f5cf238956e7bcfcd128125ac4deb32",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
