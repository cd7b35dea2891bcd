/**
 * @generated SignedSource<<4ee44ee6684b378b0000a74aaf2e314e>>
 * @relayHash aafe107928b56899810eb91dbee67009
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b062946d74bccd0b1c7883b8efce10461c327e0b49ca8cead5ad437e4c6ea941

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b062946d74bccd0b1c7883b8efce10461c327e0b49ca8cead5ad437e4c6ea941",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
