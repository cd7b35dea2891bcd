/**
 * @generated SignedSource<<bf6b42e667aeaebc0fd4f6e8457b45f6>>
 * @relayHash 0f2dd0df144abe90d7c71ff69fa09f96
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ad53a4440e7ca844e620ccab17740741a544a0653e57d25b629f70a7b4ada93

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ad53a4440e7ca844e620ccab17740741a544a0653e57d25b629f70a7b4ada93",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null,
    "providedVariables": {
      "__relay_internal__pv__peutcomptesrelayprovider": comptes_provider,
      "__relay_internal__pv__peutwebhooksrelayprovider": webhooks_provider
    }
  }
};

export default node;
