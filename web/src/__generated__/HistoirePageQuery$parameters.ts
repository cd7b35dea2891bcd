/**
 * @generated SignedSource<<48155111b22050bc83f7b0a829cf67d3>>
 * @relayHash ce3dbac8daa346a856d0e3768db62b10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b74621cbd55de281d3ae6299ae5bb44845edb4d0834d75e534238fa78104b3d5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b74621cbd55de281d3ae6299ae5bb44845edb4d0834d75e534238fa78104b3d5",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
