/**
 * @generated SignedSource<<f81d6c6ed3c936feae21041adc0e94d3>>
 * @relayHash 48208145a8a257b26cadf58b459464ec
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 269ba6e61384f4d6594e7834f0d51e9bcd122f6ef40cca7f3c79609ceb3fb269

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffrePageQuery } from './OffrePageQuery.graphql';

const node: PreloadableConcreteRequest<OffrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "269ba6e61384f4d6594e7834f0d51e9bcd122f6ef40cca7f3c79609ceb3fb269",
    "metadata": {},
    "name": "OffrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
