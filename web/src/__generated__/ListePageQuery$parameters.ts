/**
 * @generated SignedSource<<450ea8e442e83afa9ed535b66810231b>>
 * @relayHash d77248fb0fec6bf77adfcf6177d26955
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5db8f9e74cf424592ca926e9c2d5733b16db03375d20c28b805ea04c801d94cc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListePageQuery } from './ListePageQuery.graphql';

const node: PreloadableConcreteRequest<ListePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5db8f9e74cf424592ca926e9c2d5733b16db03375d20c28b805ea04c801d94cc",
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
