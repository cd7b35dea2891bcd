/**
 * @generated SignedSource<<e94f3b77b18b3e821b8e06140f580fed>>
 * @relayHash 775a213ad2fa86c0a585ae4a913e618f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79be73f8cc40ee7431949794f2b0815478ea8b33b5b69ea7fb0608fbe0ff002f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CarrierePageQuery } from './CarrierePageQuery.graphql';

const node: PreloadableConcreteRequest<CarrierePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79be73f8cc40ee7431949794f2b0815478ea8b33b5b69ea7fb0608fbe0ff002f",
    "metadata": {},
    "name": "CarrierePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
