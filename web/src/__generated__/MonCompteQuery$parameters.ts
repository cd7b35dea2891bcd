/**
 * @generated SignedSource<<280a8c2ec6e74b1575cb0d2a69cf203d>>
 * @relayHash fcc3e3dfcb2f5e14b5779c4f72b0c71a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c05e76fbca75be4fbf717d925243f3ecc827cb42d6a7a5b99853333df6ab9eab

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MonCompteQuery } from './MonCompteQuery.graphql';

const node: PreloadableConcreteRequest<MonCompteQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c05e76fbca75be4fbf717d925243f3ecc827cb42d6a7a5b99853333df6ab9eab",
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
