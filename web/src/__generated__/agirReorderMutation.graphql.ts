/**
 * @generated SignedSource<<15d0aeb75d603b65d0c0552d5acd6e5f>>
 * @relayHash 569650c5eb1290b5bbdc2f23629e83e0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c0f66f7a0b845d00371d30a3599b56d682399de3072a5bbaa71e795578df8257

import type { ConcreteRequest } from 'relay-runtime';
export type ReorderInput = {
  ids: ReadonlyArray<string>;
};
export type agirReorderMutation$variables = {
  input: ReorderInput;
};
export type agirReorderMutation$data = {
  readonly result: {
    readonly message?: string;
  };
};
export type agirReorderMutation = {
  response: agirReorderMutation$data;
  variables: agirReorderMutation$variables;
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
    "name": "agirReorderMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reorderContents",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "agirReorderMutation",
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "c0f66f7a0b845d00371d30a3599b56d682399de3072a5bbaa71e795578df8257",
    "metadata": {},
    "name": "agirReorderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "83d1c5a9f8908505c2a21f7190fb846a";

export default node;
