/**
 * @generated SignedSource<<823ea9de81e37ca2ef27ff41096c9972>>
 * @relayHash 1e54a14ea71d1da6bd28fa4c93c1926d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID fa6032277833bf78d913f35a08863abac573229f153406ddafd15bf0fe557d55

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NonLusQuery$variables = Record<PropertyKey, never>;
export type NonLusQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"NonLus_query">;
};
export type NonLusQuery = {
  response: NonLusQuery$data;
  variables: NonLusQuery$variables;
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
    "name": "NonLusQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "NonLus_query"
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
          {
            "alias": null,
            "args": null,
            "concreteType": "ContentStats",
            "kind": "LinkedField",
            "name": "stats",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unread",
                "storageKey": null
              },
              (v0/*:: as any*/)
            ],
            "storageKey": null
          },
          {
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
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "fa6032277833bf78d913f35a08863abac573229f153406ddafd15bf0fe557d55",
    "metadata": {},
    "name": "NonLusQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ac0ceb98ab28987e4823d8255e25ffc9";

export default node;
