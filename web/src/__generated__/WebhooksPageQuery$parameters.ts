/**
 * @generated SignedSource<<6fbaff7cd5439356388c29eaa61a046f>>
 * @relayHash a6ab115b1574e109bd8296bf5c0208c8
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 31feebcf708efc38d916af3a9515d310ee4922d6d907f4e70797a047fe961427

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WebhooksPageQuery } from './WebhooksPageQuery.graphql';

const node: PreloadableConcreteRequest<WebhooksPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "31feebcf708efc38d916af3a9515d310ee4922d6d907f4e70797a047fe961427",
    "metadata": {},
    "name": "WebhooksPageQuery",
    "operationKind": "query",
    "text": null,
    "providedVariables": {
      "__relay_internal__pv__peutcomptesrelayprovider": comptes_provider
    }
  }
};

export default node;
