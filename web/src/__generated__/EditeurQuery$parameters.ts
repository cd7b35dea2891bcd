/**
 * @generated SignedSource<<29dbf888d08fc40001e66c3a0eabf0e0>>
 * @relayHash 191fe3c00cd7d76655621e68aa834089
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6561b1678d8d00940d25257981e444f0f5b3a53d40e2052b53e1ba324850dcf9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditeurQuery } from './EditeurQuery.graphql';

const node: PreloadableConcreteRequest<EditeurQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6561b1678d8d00940d25257981e444f0f5b3a53d40e2052b53e1ba324850dcf9",
    "metadata": {},
    "name": "EditeurQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
