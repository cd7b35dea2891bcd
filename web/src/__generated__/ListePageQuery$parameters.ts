/**
 * @generated SignedSource<<a706f4945810ae61da952e89408be895>>
 * @relayHash 847f79c655272c68fad176015e92d0b6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID acf13dec943b601a66274c3242af45ff4ca4d8f540d808f5939702012a022a0e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListePageQuery } from './ListePageQuery.graphql';

const node: PreloadableConcreteRequest<ListePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "acf13dec943b601a66274c3242af45ff4ca4d8f540d808f5939702012a022a0e",
    "metadata": {},
    "name": "ListePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
