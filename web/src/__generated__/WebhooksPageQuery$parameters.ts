/**
 * @generated SignedSource<<eaa3aff9ea88b04689f8582d4428513c>>
 * @relayHash da3e958253e216a515911768c9bda14b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3b1a5bb2e55a0e07cea9969f7ac9ccc895c0f99d76c8fbcedde5cdaf0cd4155e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3b1a5bb2e55a0e07cea9969f7ac9ccc895c0f99d76c8fbcedde5cdaf0cd4155e",
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
