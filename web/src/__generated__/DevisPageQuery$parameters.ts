/**
 * @generated SignedSource<<b96a5c9796df5f621433b68266db9fb6>>
 * @relayHash 71838cfeeabdcf2c9ac08971e7d307e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a151f99291f7146f3294884b4b472e56b67cfda7aae45e364e7244ab1a72e806

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a151f99291f7146f3294884b4b472e56b67cfda7aae45e364e7244ab1a72e806",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
