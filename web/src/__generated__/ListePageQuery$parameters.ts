/**
 * @generated SignedSource<<5b147a702a2e0d111c83f01c71a8f597>>
 * @relayHash 6dc4dac5bf97bff0f53ca5cfa59a2324
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ff1f02d9fd3bdf5d514f41361a650a240e3ecfed728f0562d4176847a2b4ecbe

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListePageQuery } from './ListePageQuery.graphql';

const node: PreloadableConcreteRequest<ListePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ff1f02d9fd3bdf5d514f41361a650a240e3ecfed728f0562d4176847a2b4ecbe",
    "metadata": {},
    "name": "ListePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
