/**
 * @generated SignedSource<<0131e25e218b948253bec28105d9a888>>
 * @relayHash db4af762aa6da0586d808bdb4eb9ea27
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0c0e6a092fe0c417e9d4c8816e46dfd9d2d52692e870bd8f3a83ad78dd53268b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0c0e6a092fe0c417e9d4c8816e46dfd9d2d52692e870bd8f3a83ad78dd53268b",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
