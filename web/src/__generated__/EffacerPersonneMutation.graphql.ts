/**
 * @generated SignedSource<<f6c324a9ee4707c4770931548141f5c0>>
 * @relayHash d95f9f3d6d7d0d98ac5acb9bdd9bfec5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b6a1c5d2cfb6650b9a579188decdd5b88c61f0f104280b2367089d1cb3d43e8a

import type { ConcreteRequest } from 'relay-runtime';
export type ErasePersonInput = {
  email: string;
};
export type EffacerPersonneMutation$variables = {
  input: ErasePersonInput;
};
export type EffacerPersonneMutation$data = {
  readonly result: {
    readonly count?: number;
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
      "name": "count",
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
    "id": "b6a1c5d2cfb6650b9a579188decdd5b88c61f0f104280b2367089d1cb3d43e8a",
    "metadata": {},
    "name": "EffacerPersonneMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "8d37f2663ad6171d56bccba8b54601c5";

export default node;
