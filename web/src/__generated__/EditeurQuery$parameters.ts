/**
 * @generated SignedSource<<308220380f3f1aad932dd827962c9911>>
 * @relayHash 55aa1b3e875f000567778ec807732f8a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46efa5ec1ec05e83a9417822b09080abb4febb08a37f800bd89aa10aa1f34e22

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditeurQuery } from './EditeurQuery.graphql';

const node: PreloadableConcreteRequest<EditeurQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46efa5ec1ec05e83a9417822b09080abb4febb08a37f800bd89aa10aa1f34e22",
    "metadata": {},
    "name": "EditeurQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
