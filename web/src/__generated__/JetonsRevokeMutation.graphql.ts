/**
 * @generated SignedSource<<c5878346c6dc650be7d80fe76811c47f>>
 * @relayHash 4e8c8d710100a1ca7f4e880ca0b23ef9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c8c286b97e68edf15d170de23dcf09240e187fc4efa000f43b747193441631c3

import type { ConcreteRequest } from 'relay-runtime';
export type RevokeInput = {
  id: string;
};
export type JetonsRevokeMutation$variables = {
  input: RevokeInput;
};
export type JetonsRevokeMutation$data = {
  readonly revokeApiToken: {
    readonly message?: string;
  };
};
export type JetonsRevokeMutation = {
  response: JetonsRevokeMutation$data;
  variables: JetonsRevokeMutation$variables;
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
    "name": "JetonsRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "revokeApiToken",
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
    "name": "JetonsRevokeMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "revokeApiToken",
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
    "id": "c8c286b97e68edf15d170de23dcf09240e187fc4efa000f43b747193441631c3",
    "metadata": {},
    "name": "JetonsRevokeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a6272847340155319fd58848bcb4e3a8";

export default node;
