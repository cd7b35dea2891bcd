/**
 * @generated SignedSource<<9d701c920638b60d4d30f6f5a28f0001>>
 * @relayHash adcf64e0e4d4612c208264e60e9493d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4444781e04b82a8788b5638a5070a202bcee930c03930fb5252f5d60777783a6

import type { ConcreteRequest } from 'relay-runtime';
export type CreateCarriereInput = {
  clientMutationId?: string | null | undefined;
  cv?: File | null | undefined;
  elapsedMs?: number | null | undefined;
  email?: string | null | undefined;
  message?: string | null | undefined;
  nom?: string | null | undefined;
  poste?: string | null | undefined;
  prenom?: string | null | undefined;
  siteWeb?: string | null | undefined;
  telephone?: string | null | undefined;
};
export type CarriereFormMutation$variables = {
  input: CreateCarriereInput;
};
export type CarriereFormMutation$data = {
  readonly resultat: {
    readonly code?: string;
    readonly fields?: ReadonlyArray<{
      readonly field: string;
      readonly message: string;
    }>;
    readonly retryAfter?: number;
  };
};
export type CarriereFormMutation = {
  response: CarriereFormMutation$data;
  variables: CarriereFormMutation$variables;
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
      "name": "code",
      "storageKey": null
    }
  ],
  "type": "Error",
  "abstractKey": "__isError"
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FieldError",
      "kind": "LinkedField",
      "name": "fields",
      "plural": true,
      "selections": [
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ValidationError",
  "abstractKey": null
},
v4 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "retryAfter",
      "storageKey": null
    }
  ],
  "type": "RateLimitError",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "CarriereFormMutation",
    "selections": [
      {
        "alias": "resultat",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createCarriere",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "CarriereFormMutation",
    "selections": [
      {
        "alias": "resultat",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createCarriere",
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
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4444781e04b82a8788b5638a5070a202bcee930c03930fb5252f5d60777783a6",
    "metadata": {},
    "name": "CarriereFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4bd6d4ac68c9d4f91b2b38d622f6ff72";

export default node;
