/**
 * @generated SignedSource<<dcc89d5e61c4e13f1645ce334078942a>>
 * @relayHash 1dd409e04af8a10fed9872bc216b7ed6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f306e8833d6eb651255157051c21211625bb74bcc03285a574bf7afe60cdfb24

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f306e8833d6eb651255157051c21211625bb74bcc03285a574bf7afe60cdfb24",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
