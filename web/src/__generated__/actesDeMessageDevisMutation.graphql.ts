/**
 * @generated SignedSource<<2f079bebcde81f258e30bd8f4ca9c182>>
 * @relayHash 5b49f8c582391fa25c3521dcc04c246e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4f45cfbd7b75d653f90a90312f036f369171f1a143c17b446495d80843b0e43

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateDevisInput = {
  budget?: string | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  entreprise?: string | null | undefined;
  id: string;
  lieu?: string | null | undefined;
  lu?: boolean | null | undefined;
  nom?: string | null | undefined;
  service?: string | null | undefined;
  softdelete?: boolean | null | undefined;
  status?: boolean | null | undefined;
  telephone?: string | null | undefined;
  version?: number | null | undefined;
};
export type actesDeMessageDevisMutation$variables = {
  input: UpdateDevisInput;
};
export type actesDeMessageDevisMutation$data = {
  readonly result: {
    readonly content?: {
      readonly lu: boolean;
      readonly updatedAt: string;
      readonly version: number;
    };
    readonly message?: string;
    readonly stats?: {
      readonly unread: number | null | undefined;
    };
  };
};
export type actesDeMessageDevisMutation = {
  response: actesDeMessageDevisMutation$data;
  variables: actesDeMessageDevisMutation$variables;
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
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lu",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "updatedAt",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "unread",
  "storageKey": null
},
v6 = {
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
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "actesDeMessageDevisMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateDevis",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Devis",
                "kind": "LinkedField",
                "name": "content",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ContentStats",
                "kind": "LinkedField",
                "name": "stats",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateDevisPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/)
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
    "name": "actesDeMessageDevisMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateDevis",
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
              {
                "alias": null,
                "args": null,
                "concreteType": "Devis",
                "kind": "LinkedField",
                "name": "content",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ContentStats",
                "kind": "LinkedField",
                "name": "stats",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  (v7/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateDevisPayload",
            "abstractKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f4f45cfbd7b75d653f90a90312f036f369171f1a143c17b446495d80843b0e43",
    "metadata": {},
    "name": "actesDeMessageDevisMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "7dbe6006599c500fb1728a8690a64f6e";

export default node;
