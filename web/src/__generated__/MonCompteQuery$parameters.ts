/**
 * @generated SignedSource<<849cbda18acbde4bbb0d0f59d130ad25>>
 * @relayHash f8017d9e6946a70e267b1709225dc8d9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f81c9f07d02e5a3afca7585da1bfc94c31568dc2db764aff1bd86e48ffbff696

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonCompteQuery } from './MonCompteQuery.graphql';

const node: PreloadableConcreteRequest<MonCompteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f81c9f07d02e5a3afca7585da1bfc94c31568dc2db764aff1bd86e48ffbff696",
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
