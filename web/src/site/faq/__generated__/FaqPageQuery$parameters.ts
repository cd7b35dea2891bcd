/**
 * @generated SignedSource<<b281d86345554afc71b7e9da2a96546a>>
 * @relayHash f93d183ed7f290bd934155ac6850a0e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 11237f72bca6b8f4b5157e0fbce0f9b20806c3d89e057f0e429430a8fd8c93a0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "11237f72bca6b8f4b5157e0fbce0f9b20806c3d89e057f0e429430a8fd8c93a0",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
