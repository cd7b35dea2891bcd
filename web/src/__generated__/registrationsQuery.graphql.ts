/**
 * @generated SignedSource<<83c4b610e06b2214af5f3e59382b538f>>
 * @relayHash 80e335ce6828f8ca67c80b4006913629
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 832ce3684e0b0bcac79205200a72571dc94a962ca63dd326f033cef83b8aaef6

import type { ConcreteRequest } from 'relay-runtime';
export type registrationsQuery$variables = Record<PropertyKey, never>;
export type registrationsQuery$data = {
  readonly site: {
    readonly registrationsOpen: boolean;
  };
};
export type registrationsQuery = {
  response: registrationsQuery$data;
  variables: registrationsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "registrationsOpen",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "registrationsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/)
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
    "name": "registrationsQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "832ce3684e0b0bcac79205200a72571dc94a962ca63dd326f033cef83b8aaef6",
    "metadata": {},
    "name": "registrationsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9b17af277c89e3d3f98ddc6f8452e880";

export default node;
