/**
 * @generated SignedSource<<752d0f0e29a05c668b7966dbfc1504f4>>
 * @relayHash bac8eae4bc39c49b76e2b455d1e028ab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 75442f749b70f31c7d649b6f59c8cb67c0951802126a50e375253dab54e72502

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "75442f749b70f31c7d649b6f59c8cb67c0951802126a50e375253dab54e72502",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
