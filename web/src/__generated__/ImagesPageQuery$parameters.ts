/**
 * @generated SignedSource<<2e2e18e04fd54426860bcba4fb63e106>>
 * @relayHash c05c94e3e9a4f5d6c31de1978e25c034
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 91252d054e70eb9bf72354cedda8ff659ba8d8577e9cfe4edb7abb70e91d425e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImagesPageQuery } from './ImagesPageQuery.graphql';

const node: PreloadableConcreteRequest<ImagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "91252d054e70eb9bf72354cedda8ff659ba8d8577e9cfe4edb7abb70e91d425e",
    "metadata": {},
    "name": "ImagesPageQuery",
    "operationKind": "query",
    "text": null,
    "providedVariables": {
      "__relay_internal__pv__peutcomptesrelayprovider": comptes_provider,
      "__relay_internal__pv__comptesrelayprovider": comptes_provider
    }
  }
};

export default node;
