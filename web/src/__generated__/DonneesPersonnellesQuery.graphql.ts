/**
 * @generated SignedSource<<db6a97fa50b83c64f11c32eaa9d11de4>>
 * @relayHash 032d5b3ccc00819e3449dd0a8ea507c0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 117a874451ea3d52356ed1a172f73136d4bdf5035bb94538b981bbf51e63afda

import type { ConcreteRequest } from 'relay-runtime';
export type DonneesPersonnellesQuery$variables = {
  email: string;
};
export type DonneesPersonnellesQuery$data = {
  readonly admin: {
    readonly person: {
      readonly email: string;
      readonly indesirables: ReadonlyArray<{
        readonly __typename: "Indesirable";
      }>;
      readonly messages: ReadonlyArray<{
        readonly __typename: string;
      }>;
    } | null | undefined;
  } | null | undefined;
};
export type DonneesPersonnellesQuery = {
  response: DonneesPersonnellesQuery$data;
  variables: DonneesPersonnellesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "email"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "email",
    "variableName": "email"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/)
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = [
  (v3/*:: as any*/),
  (v5/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DonneesPersonnellesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "person",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "messages",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Indesirable",
                "kind": "LinkedField",
                "name": "indesirables",
                "plural": true,
                "selections": (v4/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "DonneesPersonnellesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "Person",
            "kind": "LinkedField",
            "name": "person",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "messages",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Indesirable",
                "kind": "LinkedField",
                "name": "indesirables",
                "plural": true,
                "selections": (v6/*:: as any*/),
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "117a874451ea3d52356ed1a172f73136d4bdf5035bb94538b981bbf51e63afda",
    "metadata": {},
    "name": "DonneesPersonnellesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "f83ec8b31fc51ecee44f795e06c0a5a5";

export default node;
