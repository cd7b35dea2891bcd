/**
 * @generated SignedSource<<7996f86255cde03819962f9078bc3c91>>
 * @relayHash b504e4a0b0e8cf01f1ee68764c406cde
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1089ff2af6346f375efd1f37bd0ade8b03de74a1d1df7af464e0ca495035916

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1089ff2af6346f375efd1f37bd0ade8b03de74a1d1df7af464e0ca495035916",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
