/**
 * @generated SignedSource<<eb08da036a0d10e911c4475076701bf1>>
 * @relayHash 34fa58b41d169c38bedb744673855e8d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cac1826d083d52c9265415624db057d4abbe0a79a6720bbd90167bc75c371e57

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cac1826d083d52c9265415624db057d4abbe0a79a6720bbd90167bc75c371e57",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
