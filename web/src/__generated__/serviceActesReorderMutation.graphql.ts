/**
 * @generated SignedSource<<87ca879e1433e2fd4cf6307b074d6d1e>>
 * @relayHash 29b63affc00d43c8b7cfd6443242a2ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e8ec8ac205e4444ec0e71dca94f9481bd13a108f969a8fa2610a222c8578e04d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReorderInput = {
  ids: ReadonlyArray<string>;
};
export type serviceActesReorderMutation$variables = {
  input: ReorderInput;
};
export type serviceActesReorderMutation$data = {
  readonly result: {
    readonly " $fragmentSpreads": FragmentRefs<"agir_reorder">;
  };
};
export type serviceActesReorderMutation = {
  response: serviceActesReorderMutation$data;
  variables: serviceActesReorderMutation$variables;
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
    "name": "serviceActesReorderMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reorderService",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "agir_reorder",
            "selections": [
              (v2/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
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
    "name": "serviceActesReorderMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reorderService",
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
            "kind": "TypeDiscriminator",
            "abstractKey": "__isReorderResult"
          },
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e8ec8ac205e4444ec0e71dca94f9481bd13a108f969a8fa2610a222c8578e04d",
    "metadata": {},
    "name": "serviceActesReorderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d7bc5760ac7da1cfbaf398fde3f4a5ad";

export default node;
