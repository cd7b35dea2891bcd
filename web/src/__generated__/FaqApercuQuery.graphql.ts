/**
 * @generated SignedSource<<806155883d311055f55870c46bd9790b>>
 * @relayHash 95f1aaf7225dba476ed14001ac0a54b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 266a778745a8b981d9cc32f939923c313f8fdb67a3843cf374077bdab9aca1a8

import type { ConcreteRequest } from 'relay-runtime';
export type FaqApercuQuery$variables = {
  id: string;
  nouveau: boolean;
};
export type FaqApercuQuery$data = {
  readonly node?: {
    readonly questions?: ReadonlyArray<{
      readonly databaseId: number;
      readonly id: string;
      readonly question: string;
      readonly reponse: string;
    }>;
  } | null | undefined;
};
export type FaqApercuQuery = {
  response: FaqApercuQuery$data;
  variables: FaqApercuQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "nouveau"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FaqQuestion",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "databaseId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "question",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reponse",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Faq",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FaqApercuQuery",
    "selections": [
      {
        "condition": "nouveau",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FaqApercuQuery",
    "selections": [
      {
        "condition": "nouveau",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v3/*:: as any*/),
              (v2/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "266a778745a8b981d9cc32f939923c313f8fdb67a3843cf374077bdab9aca1a8",
    "metadata": {},
    "name": "FaqApercuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7284cb27a7e23e520e19e1df68d1ce0a";

export default node;
