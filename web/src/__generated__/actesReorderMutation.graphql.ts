/**
 * @generated SignedSource<<72e7961e4bd9ea14a438f1d13ed45bfb>>
 * @relayHash fe1274df990f53c06dc4b00af29c466f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8ef0f578226d3b56d1d72cbee0f66ad3c3c51d12d86d3f91dd6cffef2abdc51c

import type { ConcreteRequest } from 'relay-runtime';
export type ReorderInput = {
  ids: ReadonlyArray<string>;
};
export type actesReorderMutation$variables = {
  input: ReorderInput;
};
export type actesReorderMutation$data = {
  readonly result: {
    readonly entry?: {
      readonly id: string;
    } | null | undefined;
    readonly message?: string;
  };
};
export type actesReorderMutation = {
  response: actesReorderMutation$data;
  variables: actesReorderMutation$variables;
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
    "name": "actesReorderMutation",
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
    "name": "actesReorderMutation",
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
    "id": "8ef0f578226d3b56d1d72cbee0f66ad3c3c51d12d86d3f91dd6cffef2abdc51c",
    "metadata": {},
    "name": "actesReorderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7c72c564d4730bc9c994b43c169c55b4";

export default node;
