/**
 * @generated SignedSource<<ff4e15b8ed1cc08a35df3843aa274734>>
 * @relayHash 08aae5452fbf83b2673dee7b6963bd84
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 18df087b3f809191123233523fbdb384aa594875caaf4fee18c6519c61a58d7e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "18df087b3f809191123233523fbdb384aa594875caaf4fee18c6519c61a58d7e",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
