/**
 * @generated SignedSource<<f4d74fc46c54b831681304203e0fb4ca>>
 * @relayHash 71010cbad35f92e731c49a76c21169a7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7991cbbd88060b77ccbb587283f59d5dabaf0a859f5a64b1762b5f0b9af7bd9b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7991cbbd88060b77ccbb587283f59d5dabaf0a859f5a64b1762b5f0b9af7bd9b",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
