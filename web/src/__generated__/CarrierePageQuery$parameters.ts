/**
 * @generated SignedSource<<dd89b35f26976077f1bb981efea3ecce>>
 * @relayHash e7067520138c89bd819d57d88836db82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64ead03c6e1a7a544c75eda4c9d2b8584e750b52df2fbc04ccc26f5534c65e92

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "64ead03c6e1a7a544c75eda4c9d2b8584e750b52df2fbc04ccc26f5534c65e92",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
