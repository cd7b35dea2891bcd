/**
 * @generated SignedSource<<bbb353613da32b4df6a6f99935a3afeb>>
 * @relayHash 70b1b497c078ca37f3f03100f19e07bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f47afa7a3ec2b0bccc829ec41a1c049b31848779efd85a93baf3e179c9e2a67e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f47afa7a3ec2b0bccc829ec41a1c049b31848779efd85a93baf3e179c9e2a67e",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
