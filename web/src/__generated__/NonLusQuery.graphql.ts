/**
 * @generated SignedSource<<4b10858322fc9bee64c99225c683e48a>>
 * @relayHash a3bc4ae689e5ba525b6c530ea17a91e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 314946eb7c5082f41cf01e915a8948e06ba1ed2d65c70cd59f3a8afae647859b

import type { ConcreteRequest } from 'relay-runtime';
export type NonLusQuery$variables = Record<PropertyKey, never>;
export type NonLusQuery$data = {
  readonly admin: {
    readonly waiting: {
      readonly totalCount: number;
    };
  } | null | undefined;
};
export type NonLusQuery = {
  response: NonLusQuery$data;
  variables: NonLusQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": "waiting",
  "args": [
    {
      "kind": "Literal",
      "name": "first",
      "value": 1
    },
    {
      "kind": "Literal",
      "name": "waiting",
      "value": true
    }
  ],
  "concreteType": "AdminAccountsConnection",
  "kind": "LinkedField",
  "name": "accounts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": "accounts(first:1,waiting:true)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "NonLusQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
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
    "name": "NonLusQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
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
    "id": "314946eb7c5082f41cf01e915a8948e06ba1ed2d65c70cd59f3a8afae647859b",
    "metadata": {},
    "name": "NonLusQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "66276ab51a96cc92b9719c904b668293";

export default node;
