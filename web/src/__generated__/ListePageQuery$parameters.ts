/**
 * @generated SignedSource<<bd692d91a1ad5c2c09fb76e92375557a>>
 * @relayHash 109436868ffa9461439bf6ed3f5470bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bb17ebf9e59a3c289897a3ecf47117a2618bfb1e277f62823adbd84a7c45f4d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListePageQuery } from './ListePageQuery.graphql';

const node: PreloadableConcreteRequest<ListePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "bb17ebf9e59a3c289897a3ecf47117a2618bfb1e277f62823adbd84a7c45f4d9",
    "metadata": {},
    "name": "ListePageQuery",
    "operationKind": "query",
    "text": null,
    "providedVariables": {
      "__relay_internal__pv__peutcomptesrelayprovider": comptes_provider
    }
  }
};

export default node;
