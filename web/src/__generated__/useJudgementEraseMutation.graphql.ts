/**
 * @generated SignedSource<<647f5c63eb8c61d328cc1458f05af892>>
 * @relayHash a140d38dcd1f70d478ad77f5c74c8cb6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 611e54109748c5e175984c6bbcb0b83dd6c45ef6498ad76658f16f7c22ff9cd0

import type { ConcreteRequest } from 'relay-runtime';
export type IndesirableInput = {
  id: string;
};
export type useJudgementEraseMutation$variables = {
  connections: ReadonlyArray<string>;
  input: IndesirableInput;
};
export type useJudgementEraseMutation$data = {
  readonly result: {
    readonly deletedIndesirableId?: string;
    readonly message?: string;
  };
};
export type useJudgementEraseMutation = {
  response: useJudgementEraseMutation$data;
  variables: useJudgementEraseMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "connections"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "deletedIndesirableId",
  "storageKey": null
},
v4 = {
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "useJudgementEraseMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "eraseIndesirable",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/)
            ],
            "type": "IndesirablePayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "useJudgementEraseMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v2/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "eraseIndesirable",
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
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "filters": null,
                "handle": "deleteEdge",
                "key": "",
                "kind": "ScalarHandle",
                "name": "deletedIndesirableId",
                "handleArgs": [
                  {
                    "kind": "Variable",
                    "name": "connections",
                    "variableName": "connections"
                  }
                ]
              }
            ],
            "type": "IndesirablePayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "611e54109748c5e175984c6bbcb0b83dd6c45ef6498ad76658f16f7c22ff9cd0",
    "metadata": {},
    "name": "useJudgementEraseMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "54ad03cc3b6d0222b5393753c5672404";

export default node;
