/**
 * @generated SignedSource<<47c56f3e79ecdccdc3b47affaf68e208>>
 * @relayHash a26f2fc73baa20406f90165be41f5d08
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 14358982b4be50aae24ed429f2f7dbff3db6a596de3d054a25eb6b37ab85b088

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MentionsLegalesPageQuery } from './MentionsLegalesPageQuery.graphql';

const node: PreloadableConcreteRequest<MentionsLegalesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "14358982b4be50aae24ed429f2f7dbff3db6a596de3d054a25eb6b37ab85b088",
    "metadata": {},
    "name": "MentionsLegalesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
