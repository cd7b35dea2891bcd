/**
 * @generated SignedSource<<202e649a489bb5575f8e47b403fb2c6a>>
 * @relayHash 6df248156879f4a39bb1e4f2803e4f06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ecda3d42d21d1db97f9c8163aee8f9709247b74a516de156cccf6ec7f0fa9668

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ecda3d42d21d1db97f9c8163aee8f9709247b74a516de156cccf6ec7f0fa9668",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
