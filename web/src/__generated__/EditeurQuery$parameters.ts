/**
 * @generated SignedSource<<29a68228058c21f2ffd3c0d4c5624b6c>>
 * @relayHash b6e2621b0cc0a6b2acabbbf22a877edd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf5617c9a7cd4b7b7f35700e9a983d4bf86ac2725992af723f8c9dab2e62e685

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditeurQuery } from './EditeurQuery.graphql';

const node: PreloadableConcreteRequest<EditeurQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf5617c9a7cd4b7b7f35700e9a983d4bf86ac2725992af723f8c9dab2e62e685",
    "metadata": {},
    "name": "EditeurQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
