/**
 * @generated SignedSource<<28b656ba7177fd564c19bcb842fb6cfc>>
 * @relayHash 028b5aff5ee615ecb624dc88d030496c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID adf8faae0fc10a5e3a8a708271468011b55bcaf44c4cf8e1b4c4a3b1f6d98ed3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "adf8faae0fc10a5e3a8a708271468011b55bcaf44c4cf8e1b4c4a3b1f6d98ed3",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
