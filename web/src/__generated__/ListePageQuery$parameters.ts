/**
 * @generated SignedSource<<e37aa9c580d539b77c3c975641375da3>>
 * @relayHash b93fe82a9398faf548afc0036d249cab
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f6678f9f7fc2c699ba772c3f6f709c074c8c6109f3ac88933e698bd6de75028

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListePageQuery } from './ListePageQuery.graphql';

const node: PreloadableConcreteRequest<ListePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f6678f9f7fc2c699ba772c3f6f709c074c8c6109f3ac88933e698bd6de75028",
    "metadata": {},
    "name": "ListePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
