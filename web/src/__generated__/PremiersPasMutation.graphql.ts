/**
 * @generated SignedSource<<149aeb2d8c5848e3746900de015543cb>>
 * @relayHash 7b1304e283249342d21edf786a29deea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e9c634270704b92dbd830e24c5441d0e24b0211cd70a5d9973b4df26984dbc5d

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PremiersPasMutation$variables = Record<PropertyKey, never>;
export type PremiersPasMutation$data = {
  readonly hideFirstSteps: {
    readonly admin?: {
      readonly " $fragmentSpreads": FragmentRefs<"PremiersPas_admin">;
    };
    readonly message?: string;
  };
};
export type PremiersPasMutation = {
  response: PremiersPasMutation$data;
  variables: PremiersPasMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
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
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PremiersPasMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "hideFirstSteps",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
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
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PremiersPas_admin"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "HideFirstStepsPayload",
            "abstractKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PremiersPasMutation",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "hideFirstSteps",
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
                "concreteType": "Admin",
                "kind": "LinkedField",
                "name": "admin",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "FirstStep",
                    "kind": "LinkedField",
                    "name": "firstSteps",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "name",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "done",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "HideFirstStepsPayload",
            "abstractKey": null
          },
          (v0/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e9c634270704b92dbd830e24c5441d0e24b0211cd70a5d9973b4df26984dbc5d",
    "metadata": {},
    "name": "PremiersPasMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "b29a3be798d767dfffa7f0f7b33dee19";

export default node;
