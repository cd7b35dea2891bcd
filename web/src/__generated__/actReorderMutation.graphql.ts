/**
 * @generated SignedSource<<13451c90123b3c1e3b49759dfc9fb537>>
 * @relayHash 301b7bb0add2bdee7d9304769f5fb202
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bd0c43376d516025e728e12fe3a11dcb82ee4d148c7327f938746fb9fd1315b6

import type { ConcreteRequest } from 'relay-runtime';
export type ReorderInput = {
  ids: ReadonlyArray<string>;
};
export type actReorderMutation$variables = {
  input: ReorderInput;
};
export type actReorderMutation$data = {
  readonly result: {
    readonly entry?: {
      readonly id: string;
    } | null | undefined;
    readonly message?: string;
  };
};
export type actReorderMutation = {
  response: actReorderMutation$data;
  variables: actReorderMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JournalEntry",
      "kind": "LinkedField",
      "name": "entry",
      "plural": false,
      "selections": [
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
  ],
  "type": "ReorderPayload",
  "abstractKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "actReorderMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reorderContents",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "actReorderMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reorderContents",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "bd0c43376d516025e728e12fe3a11dcb82ee4d148c7327f938746fb9fd1315b6",
    "metadata": {},
    "name": "actReorderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "643fdf7b79e50d00880943ea2f4c8c8a";

export default node;
