/**
 * @generated SignedSource<<9022ec4c06e68a30c45eab430db8ce3b>>
 * @relayHash e050089135dfff7978b8528e77acdf4a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37f1af1479cf8b6c47fd54186b899708dcf7a0f5c0f038d07749f08e597e3d35

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37f1af1479cf8b6c47fd54186b899708dcf7a0f5c0f038d07749f08e597e3d35",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
