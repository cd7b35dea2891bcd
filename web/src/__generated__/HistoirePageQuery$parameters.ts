/**
 * @generated SignedSource<<9c386b37f387fd80be97cd9002941d2f>>
 * @relayHash 8119b8f1b0e562318c364379660ebe07
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b608b116aae7a20501afce3201f83444ae2adac5591c18fc7b75937a4f8c87be

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b608b116aae7a20501afce3201f83444ae2adac5591c18fc7b75937a4f8c87be",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
