/**
 * @generated SignedSource<<3a5c3306618dcb8cc86ee4fcea3914c5>>
 * @relayHash fe1e37adba1a749c8c16352e99e30ca3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID caf38e78f2d02a0696dfc576284d2b3876e5989a8b052ff23e754d62d4f80a15

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "caf38e78f2d02a0696dfc576284d2b3876e5989a8b052ff23e754d62d4f80a15",
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
