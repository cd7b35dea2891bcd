/**
 * @generated SignedSource<<49931a61ef8781c8d6aab04b2fbb85d2>>
 * @relayHash 29dbc5738d95c95fa5ebd120c8c355eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7474ff5519709b58fdf35c6f4444388027173aa315c7198ea046bea87d3155c4

import type { ConcreteRequest } from 'relay-runtime';
export type ReorderInput = {
  ids: ReadonlyArray<string>;
};
export type lifecycleReorderMutation$variables = {
  input: ReorderInput;
};
export type lifecycleReorderMutation$data = {
  readonly result: {
    readonly entry?: {
      readonly id: string;
    } | null | undefined;
    readonly message?: string;
  };
};
export type lifecycleReorderMutation = {
  response: lifecycleReorderMutation$data;
  variables: lifecycleReorderMutation$variables;
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
    "name": "lifecycleReorderMutation",
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
    "name": "lifecycleReorderMutation",
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
    "id": "7474ff5519709b58fdf35c6f4444388027173aa315c7198ea046bea87d3155c4",
    "metadata": {},
    "name": "lifecycleReorderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "404148af2e5026c6ecbf00b8de416fc3";

export default node;
