/**
 * @generated SignedSource<<0a3c420ff974c9fda8f1deb48e61dcd1>>
 * @relayHash 4006a57c527c22aef486f17649372e5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee9ed055feda53542f8db58569ef9c64720300a5eaf4e1452c81e11f1f27ea01

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ConfidentialitePageQuery } from './ConfidentialitePageQuery.graphql';

const node: PreloadableConcreteRequest<ConfidentialitePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee9ed055feda53542f8db58569ef9c64720300a5eaf4e1452c81e11f1f27ea01",
    "metadata": {},
    "name": "ConfidentialitePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
