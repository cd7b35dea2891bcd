/**
 * @generated SignedSource<<ea5f09461e683989a104ca35e7e1285f>>
 * @relayHash 6e02ff918f0d7af3d80e65f28953ba48
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 215e6b2b23e4c29c74dbe47d751be4bf9bd1a6864e939f4464b6fc0cfd138a05

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "215e6b2b23e4c29c74dbe47d751be4bf9bd1a6864e939f4464b6fc0cfd138a05",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
