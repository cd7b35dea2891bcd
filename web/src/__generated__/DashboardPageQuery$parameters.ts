/**
 * @generated SignedSource<<2920b2a8d392e8f96faa18e1cc352f06>>
 * @relayHash 9b19b50f8a3eb91c5e230af125e668f5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aea8c76fe284e3f2a421b7f0a2e61a1be998dd44ccd185ea8210958e3737fecd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DashboardPageQuery } from './DashboardPageQuery.graphql';

const node: PreloadableConcreteRequest<DashboardPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aea8c76fe284e3f2a421b7f0a2e61a1be998dd44ccd185ea8210958e3737fecd",
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
