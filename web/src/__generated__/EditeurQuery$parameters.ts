/**
 * @generated SignedSource<<a5dc8abb50b00c779d0bb757227939f8>>
 * @relayHash f0cd24a16ce91df5eeea92486c043891
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e2803f94244f958a1e0574ac7bb66924d87b9c4b355e676cbb71ca7df4ff0fb0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditeurQuery } from './EditeurQuery.graphql';

const node: PreloadableConcreteRequest<EditeurQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e2803f94244f958a1e0574ac7bb66924d87b9c4b355e676cbb71ca7df4ff0fb0",
    "metadata": {},
    "name": "EditeurQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
