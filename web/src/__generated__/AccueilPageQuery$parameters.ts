/**
 * @generated SignedSource<<f783f15ebbe76c32c6c7356d623ce307>>
 * @relayHash 1bef9a4c165282ff91d97a1da7ea0bf0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 503f2faf0ec2c37630bd72a2675fd96d8b222310a9c5448d5a7706b079853c55

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "503f2faf0ec2c37630bd72a2675fd96d8b222310a9c5448d5a7706b079853c55",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
