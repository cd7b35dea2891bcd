/**
 * @generated SignedSource<<edcbfba8bbe2c5a4c52a615ecaf3d7fb>>
 * @relayHash 780f4b09b18ffd356c6ba8a46619c4b3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8981af063a15456b940913020869fe78961cf22b21820514f9ff1d36b87270d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8981af063a15456b940913020869fe78961cf22b21820514f9ff1d36b87270d",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
