/**
 * @generated SignedSource<<5983bef5a3d8d278bdb7abebcbe4acdd>>
 * @relayHash a141c8d279fb03e2ea320c932db87661
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c412447a43f1520e48510cddfdd1dc784ca26424d39913fca27b03a073071ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImagesPageQuery } from './ImagesPageQuery.graphql';

const node: PreloadableConcreteRequest<ImagesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c412447a43f1520e48510cddfdd1dc784ca26424d39913fca27b03a073071ca",
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
