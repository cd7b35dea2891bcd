/**
 * @generated SignedSource<<b3647dd26b8d37c052122b897026cc78>>
 * @relayHash 19c1bec0a9b7e9df516a4d396a065cf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9fc96f97c9c5add83f8c7087db1e00e9453314544fc6d8ad15de088dfd10dd15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9fc96f97c9c5add83f8c7087db1e00e9453314544fc6d8ad15de088dfd10dd15",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
