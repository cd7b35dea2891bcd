/**
 * @generated SignedSource<<f46ffae549a57477f83030d268b96ac6>>
 * @relayHash b9a2ad81e72b7a1e989cafe79f3e29ba
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33c4a80c8338734a3f4d169b3dbd712f764bd53774b2e2aba369d9d2c5f22db8

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnnonceApercuQuery$variables = Record<PropertyKey, never>;
export type AnnonceApercuQuery$data = {
  readonly site: {
    readonly " $fragmentSpreads": FragmentRefs<"Annonce_site">;
  };
};
export type AnnonceApercuQuery = {
  response: AnnonceApercuQuery$data;
  variables: AnnonceApercuQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "AnnonceApercuQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "Annonce_site"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AnnonceApercuQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Annonce",
            "kind": "LinkedField",
            "name": "annonce",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "texte",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lien",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "33c4a80c8338734a3f4d169b3dbd712f764bd53774b2e2aba369d9d2c5f22db8",
    "metadata": {},
    "name": "AnnonceApercuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2ac2cd8be8302abb602fd8efc8a5a50f";

export default node;
