/**
 * @generated SignedSource<<3c045f516cfa124be42f4c41c015d67b>>
 * @relayHash de9bcf7336667d40da8e95fa9d9a7c82
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2437df68c9fee01698dc02d4e214234f6966df5ba716896ab5a639579c89939e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2437df68c9fee01698dc02d4e214234f6966df5ba716896ab5a639579c89939e",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
