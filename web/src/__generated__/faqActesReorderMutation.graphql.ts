/**
 * @generated SignedSource<<4b83600f7dc7e8508ff52d183a31f747>>
 * @relayHash 5b03dbc72b661fcdc6be305f8c4efd41
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29a9b8c9c11f5687c4ca53f60321cd3dee1e75bbaf939653d2c187a8f4affeea

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReorderInput = {
  ids: ReadonlyArray<string>;
};
export type faqActesReorderMutation$variables = {
  input: ReorderInput;
};
export type faqActesReorderMutation$data = {
  readonly result: {
    readonly " $fragmentSpreads": FragmentRefs<"agir_reorder">;
  };
};
export type faqActesReorderMutation = {
  response: faqActesReorderMutation$data;
  variables: faqActesReorderMutation$variables;
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
    "name": "faqActesReorderMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reorderFaq",
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
    "name": "faqActesReorderMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "reorderFaq",
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
    "id": "29a9b8c9c11f5687c4ca53f60321cd3dee1e75bbaf939653d2c187a8f4affeea",
    "metadata": {},
    "name": "faqActesReorderMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "54fc90dec91e9f1bf60fe54893505aae";

export default node;
