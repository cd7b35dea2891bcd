/**
 * @generated SignedSource<<9ed24c7f0f13a952065df7c3d9d964a3>>
 * @relayHash bfdbf1029525b0095d2a8313c3305ea9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c325e58295c134dd4b4e97cec69a0af8577527022e7c8ed78931e8649491a32

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqsPageQuery } from './FaqsPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c325e58295c134dd4b4e97cec69a0af8577527022e7c8ed78931e8649491a32",
    "metadata": {},
    "name": "FaqsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
