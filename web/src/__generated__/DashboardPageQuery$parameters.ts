/**
 * @generated SignedSource<<68403a24972ce5193faabb52d77c9f64>>
 * @relayHash 39cf0aa043644454d36538b63fc3a6e6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d788f5372b531178f685f8cbebb5431c2f43740fe008496cf80fbfe3fbe7eb87

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d788f5372b531178f685f8cbebb5431c2f43740fe008496cf80fbfe3fbe7eb87",
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
