/**
 * @generated SignedSource<<f67af4a209e041ae7728dfc062bf91fc>>
 * @relayHash 18486a613518bba74c6ec6f34dd29fd0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 615650bee62aeaabe298cfa0d310323b672cb1be8cc01fbd9fb0bbef7fcdb327

import type { ConcreteRequest } from 'relay-runtime';
export type ErasePersonInput = {
  email: string;
};
export type EffacerPersonneMutation$variables = {
  input: ErasePersonInput;
};
export type EffacerPersonneMutation$data = {
  readonly result: {
    readonly isOver?: boolean;
    readonly message?: string;
  };
};
export type EffacerPersonneMutation = {
  response: EffacerPersonneMutation$data;
  variables: EffacerPersonneMutation$variables;
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
      "name": "isOver",
      "storageKey": null
    }
  ],
  "type": "ErasePersonPayload",
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
    "name": "EffacerPersonneMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "erasePerson",
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
    "name": "EffacerPersonneMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "erasePerson",
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
    "id": "615650bee62aeaabe298cfa0d310323b672cb1be8cc01fbd9fb0bbef7fcdb327",
    "metadata": {},
    "name": "EffacerPersonneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "0199c77b6af4dd5bacfc867c78182e07";

export default node;
