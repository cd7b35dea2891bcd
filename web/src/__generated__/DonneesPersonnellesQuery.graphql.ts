/**
 * @generated SignedSource<<d777c23a446249cc93ac4266eae6c7b8>>
 * @relayHash 80a1b2a09d6ccbc57f3e93b66c384c9c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89dbf81804b824f332e8ce981a0cc697ed35e828e07b1e2684e9313e7ad3dbca

import type { ConcreteRequest } from 'relay-runtime';
export type MessageType = "CARRIERE" | "CONTACT" | "DEVIS";
export type DonneesPersonnellesQuery$variables = {
  email: string;
};
export type DonneesPersonnellesQuery$data = {
  readonly admin: {
    readonly person: {
      readonly email: string;
      readonly held: ReadonlyArray<{
        readonly indesirables: number;
        readonly messages: number;
        readonly type: MessageType;
      }>;
    } | null | undefined;
  };
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
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "email",
      "variableName": "email"
    }
  ],
  "concreteType": "Person",
  "kind": "LinkedField",
  "name": "person",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HeldOnPerson",
      "kind": "LinkedField",
      "name": "held",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "messages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "indesirables",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "DonneesPersonnellesQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "Admin",
          "kind": "LinkedField",
          "name": "admin",
          "plural": false,
          "selections": [
            (v1/*:: as any*/)
          ],
          "storageKey": null
        },
        "action": "THROW"
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
          (v1/*:: as any*/),
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
    "id": "89dbf81804b824f332e8ce981a0cc697ed35e828e07b1e2684e9313e7ad3dbca",
    "metadata": {},
    "name": "DonneesPersonnellesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5ea8dabce5dee19d083f26ee737a23c3";

export default node;
