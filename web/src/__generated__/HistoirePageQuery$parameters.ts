/**
 * @generated SignedSource<<931aa4f8c11b305f1ccb2b383fa14128>>
 * @relayHash 82d191aed4c7a9d71298d6615caab9de
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 408bdf3634b1a79a7eccda8341038ccc65116a7fba7905031dcd1b30bc29dcec

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "408bdf3634b1a79a7eccda8341038ccc65116a7fba7905031dcd1b30bc29dcec",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
