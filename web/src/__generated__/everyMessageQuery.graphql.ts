/**
 * @generated SignedSource<<5ca7914694336b879b5849ad4baf3bde>>
 * @relayHash 1702c04665abfe08a712b2a405946e62
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8b06f8624e6ffbb3821068ffc8307646c4f795ccc5d164a4deb9432151faa137

import type { ConcreteRequest } from 'relay-runtime';
export type MessageType = "CARRIERE" | "CONTACT" | "DEVIS";
export type everyMessageQuery$variables = {
  everywhere?: boolean | null | undefined;
  lu?: boolean | null | undefined;
  search?: string | null | undefined;
  status?: boolean | null | undefined;
  trashed?: boolean | null | undefined;
  type: MessageType;
};
export type everyMessageQuery$data = {
  readonly admin: {
    readonly everyMessage: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type everyMessageQuery = {
  response: everyMessageQuery$data;
  variables: everyMessageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "everywhere"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "lu"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trashed"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v6 = [
  {
    "kind": "Variable",
    "name": "everywhere",
    "variableName": "everywhere"
  },
  {
    "kind": "Variable",
    "name": "lu",
    "variableName": "lu"
  },
  {
    "kind": "Variable",
    "name": "search",
    "variableName": "search"
  },
  {
    "kind": "Variable",
    "name": "status",
    "variableName": "status"
  },
  {
    "kind": "Variable",
    "name": "trashed",
    "variableName": "trashed"
  },
  {
    "kind": "Variable",
    "name": "type",
    "variableName": "type"
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "everyMessageQuery",
    "selections": [
      {
        "kind": "RequiredField",
        "field": {
          "alias": null,
          "args": null,
          "concreteType": "Admin",
          "kind": "LinkedField",
          "name": "admin",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": (v6/*:: as any*/),
              "concreteType": null,
              "kind": "LinkedField",
              "name": "everyMessage",
              "plural": true,
              "selections": [
                (v7/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        "action": "THROW"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "everyMessageQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Admin",
        "kind": "LinkedField",
        "name": "admin",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v6/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "everyMessage",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "storageKey": null
          },
          (v7/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8b06f8624e6ffbb3821068ffc8307646c4f795ccc5d164a4deb9432151faa137",
    "metadata": {},
    "name": "everyMessageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "70fb0c065c6fc256cd8832abb6962538";

export default node;
