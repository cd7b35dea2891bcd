/**
 * @generated SignedSource<<7f918d9cd04dfc501bd15352cbacb175>>
 * @relayHash ee3e8272087382a5621cccfd4fab0ebc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b529e9d54276fc84d1c031b6b561c96ae86f6aa1749a548047bf2a329b6d463b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b529e9d54276fc84d1c031b6b561c96ae86f6aa1749a548047bf2a329b6d463b",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
