/**
 * @generated SignedSource<<e88e9699187eec7925b433132c3e452c>>
 * @relayHash d6aa5bc467f6c97011a14428fec564f1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f2374734d0d01084be26938ee7b2f4f0bfe61eb32d153fabd32b00c31a2c7a5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AccueilPageQuery } from './AccueilPageQuery.graphql';

const node: PreloadableConcreteRequest<AccueilPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f2374734d0d01084be26938ee7b2f4f0bfe61eb32d153fabd32b00c31a2c7a5",
    "metadata": {},
    "name": "AccueilPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
