/**
 * @generated SignedSource<<916e6dec4e0af6965238b72b962aed3b>>
 * @relayHash 2ababab72f2e60e5dfdde37029dcab44
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e6ca5e98a93d26cce8b6d477d2b19e68a4a7e590dbc632ad2264bb9a249d4689

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckRule = "HEADINGS" | "IMAGE_ALT" | "IMAGE_SIZE" | "LEGAL" | "LINK" | "PLACEHOLDER" | "POSITION" | "SUMMARY" | "TYPOGRAPHY";
export type checksOfQuery$variables = {
  id: string;
};
export type checksOfQuery$data = {
  readonly node: {
    readonly checks?: ReadonlyArray<{
      readonly rule: CheckRule;
    }> | null | undefined;
    readonly relecture?: {
      readonly " $fragmentSpreads": FragmentRefs<"Relecture_content">;
    } | null | undefined;
  } | null | undefined;
};
export type checksOfQuery = {
  response: checksOfQuery$data;
  variables: checksOfQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rule",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "checksOfQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Check",
                "kind": "LinkedField",
                "name": "checks",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "Relecture_content"
                    }
                  ],
                  "type": "Content",
                  "abstractKey": "__isContent"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "relecture"
              }
            ],
            "type": "Content",
            "abstractKey": "__isContent"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "checksOfQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
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
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Check",
                "kind": "LinkedField",
                "name": "checks",
                "plural": true,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "field",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "message",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "correction",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Content",
            "abstractKey": "__isContent"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e6ca5e98a93d26cce8b6d477d2b19e68a4a7e590dbc632ad2264bb9a249d4689",
    "metadata": {},
    "name": "checksOfQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5c5ba20f2e967992a42a6d78817064a5";

export default node;
