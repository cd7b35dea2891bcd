/**
 * @generated SignedSource<<5e6464c5529e38e54d171310409d0c9e>>
 * @relayHash 3477ecd085213175354adb9dc8c3dedb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5ca3e330758c61a43918cf40bf3b42d00165eb1b5d96c2bf67099bb6415c4571

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { HistoirePageQuery } from './HistoirePageQuery.graphql';

const node: PreloadableConcreteRequest<HistoirePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5ca3e330758c61a43918cf40bf3b42d00165eb1b5d96c2bf67099bb6415c4571",
    "metadata": {},
    "name": "HistoirePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
