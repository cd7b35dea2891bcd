/**
 * @generated SignedSource<<a2503bf426b832c068024583a08aa2ac>>
 * @relayHash 2b8b87ca7eaf5cd169bde90a3bbe1641
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6282b095cb3fb7b20cdf1da14021478f04fbb26126c823e1fd01787b42b5139

import type { ConcreteRequest } from 'relay-runtime';
export type ReorderInput = {
  ids: ReadonlyArray<string>;
};
export type actReorderMutation$variables = {
  input: ReorderInput;
};
export type actReorderMutation$data = {
  readonly result: {
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
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e6282b095cb3fb7b20cdf1da14021478f04fbb26126c823e1fd01787b42b5139",
    "metadata": {},
    "name": "actReorderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "2450fb2ca1ac6aa8d51f3d268a859c97";

export default node;
