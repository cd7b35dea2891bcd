/**
 * @generated SignedSource<<897f091a52ac6cdeb8b250afd87dfe20>>
 * @relayHash 981b7781a1e8e555a70c57233233c28c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89a7b0693627451eff7a8c8ea87674d17679760ea9069f972932f51804a83c78

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "89a7b0693627451eff7a8c8ea87674d17679760ea9069f972932f51804a83c78",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
