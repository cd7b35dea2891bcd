/**
 * @generated SignedSource<<a280e61c3544984c3682d0dff3df83ce>>
 * @relayHash 7ecd07f9a73b5098c14ed474519ea694
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c005fa12300a7b53904a01b321ddb7d2e1bbbbf642b1bb44008b3ca7251a239b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c005fa12300a7b53904a01b321ddb7d2e1bbbbf642b1bb44008b3ca7251a239b",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
