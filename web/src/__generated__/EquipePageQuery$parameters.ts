/**
 * @generated SignedSource<<52bddc853da7c41b320556ba196a4040>>
 * @relayHash 27ce97b753b756f58254a9eac7dc2b6e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41634ca6c2cbbdbebd27a71efedae6eebf0f27692430fc0d1d3ab7a34de294f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41634ca6c2cbbdbebd27a71efedae6eebf0f27692430fc0d1d3ab7a34de294f3",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
