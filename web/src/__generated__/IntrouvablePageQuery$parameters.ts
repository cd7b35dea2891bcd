/**
 * @generated SignedSource<<fc26c5636da29576f8abce57a3114af9>>
 * @relayHash 9148e7c8db15ed608db6b84088358db9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 47b1244e98307907e2387ceaffbc95e671031d95f73c669d51ece0f679a0f886

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "47b1244e98307907e2387ceaffbc95e671031d95f73c669d51ece0f679a0f886",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
