/**
 * @generated SignedSource<<acbe6d735bc26ecbc9eb7ef7344c9569>>
 * @relayHash 60edf711900350d7bb9170f545ecb03e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fcd50595e1b80c7333f9717745e401910f86f18cc0f2eb01e716ed1e32e3b48

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fcd50595e1b80c7333f9717745e401910f86f18cc0f2eb01e716ed1e32e3b48",
    "metadata": {},
    "name": "DashboardPageQuery",
    "operationKind": "query",
    "text": null,
    "providedVariables": {
      "__relay_internal__pv__peutcomptesrelayprovider": comptes_provider,
      "__relay_internal__pv__peutmessagesrelayprovider": messages_provider,
      "__relay_internal__pv__peutreglagesrelayprovider": reglages_provider
    }
  }
};

export default node;
