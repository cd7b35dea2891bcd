/**
 * @generated SignedSource<<207176ca164343eb95601722defebebb>>
 * @relayHash 8bed2e3bd9414804c41ce53b331e7906
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b3a4baf65c8d2ba5cb1f2d8b29a8d18fe68353e8159d4dc25ef0a68117a0bfbd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b3a4baf65c8d2ba5cb1f2d8b29a8d18fe68353e8159d4dc25ef0a68117a0bfbd",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
