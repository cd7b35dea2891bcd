/**
 * @generated SignedSource<<2c300e544adbf9d845e6d1d809da1454>>
 * @relayHash 9ba23581648e2263e0e14f96d2481f10
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d5a2f157a13cd398858ba3dae7b822356ef2067d87449dcf01b342d3ca8c9d0a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonCompteQuery } from './MonCompteQuery.graphql';

const node: PreloadableConcreteRequest<MonCompteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d5a2f157a13cd398858ba3dae7b822356ef2067d87449dcf01b342d3ca8c9d0a",
    "metadata": {},
    "name": "MonCompteQuery",
    "operationKind": "query",
    "text": null,
    "providedVariables": {
      "__relay_internal__pv__peutpersonnesrelayprovider": personnes_provider
    }
  }
};

export default node;
