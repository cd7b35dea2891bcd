/**
 * @generated SignedSource<<316982bdc4f25f1f185cf62b73d9ee87>>
 * @relayHash 6372c1eb1686af264f20dfdb6c12cfcd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 984adb3cf5ba0cf1e1b79583b07b6dd4b35d982e5b809eb6b1192c2c9c91afe0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckedText = {
  field: string;
  text?: string | null | undefined;
};
export type RelectureQuery$variables = {
  id: string;
  tape?: ReadonlyArray<CheckedText> | null | undefined;
};
export type RelectureQuery$data = {
  readonly node: {
    readonly " $fragmentSpreads": FragmentRefs<"Relecture_content">;
  } | null | undefined;
};
export type RelectureQuery = {
  response: RelectureQuery$data;
  variables: RelectureQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "tape"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "RelectureQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "args": [
              {
                "kind": "Variable",
                "name": "tape",
                "variableName": "tape"
              }
            ],
            "kind": "FragmentSpread",
            "name": "Relecture_content"
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "RelectureQuery",
    "selections": [
      {
        "alias": null,
        "args": (v2/*:: as any*/),
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
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": [
                  {
                    "kind": "Variable",
                    "name": "with",
                    "variableName": "tape"
                  }
                ],
                "concreteType": "Check",
                "kind": "LinkedField",
                "name": "checks",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "field",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "rule",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "message",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "correction",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Content",
            "abstractKey": "__isContent"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "984adb3cf5ba0cf1e1b79583b07b6dd4b35d982e5b809eb6b1192c2c9c91afe0",
    "metadata": {},
    "name": "RelectureQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "ebabaeecd3b0acafff739446c6e62c95";

export default node;
