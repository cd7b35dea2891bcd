/**
 * @generated SignedSource<<6918bf5ccf75b4c7caaa3c8ef7a450a7>>
 * @relayHash 919df513445e1b5bd34038254b3b0aeb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1975b0e36ff12ddc36a39964c8a492d16a0eb56a717720966f26f2859860cc75

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
    readonly content?: {
      readonly id: string;
    };
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
      "concreteType": "Carriere",
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": [
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
  "type": "CreateCarrierePayload",
  "abstractKey": null
},
v3 = {
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
v4 = {
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
v5 = {
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
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1975b0e36ff12ddc36a39964c8a492d16a0eb56a717720966f26f2859860cc75",
    "metadata": {},
    "name": "CarriereFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "59ab57c53aa17b884c313446b1a3cb45";

export default node;
