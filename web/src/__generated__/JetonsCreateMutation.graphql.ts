/**
 * @generated SignedSource<<9e773057a2ddadff4ba1e55d1dc7f236>>
 * @relayHash acb242f96bc16c47e04a2cec8e08fd57
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 695b078a2278d3d661187ec71ec692bc263191d5cdf489ed5e55158325ec609f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentName = "ANNONCE" | "CARRIERE" | "CATEGORIE_PROJET" | "CATEGORIE_SERVICE" | "CONTACT" | "DEVIS" | "ENTREPRISE" | "EQUIPE" | "FAQ" | "FAQ_QUESTION" | "OFFRE" | "PAGE" | "PARTENAIRE" | "PRESENTATION" | "PROJET" | "SERVICE" | "SLIDE" | "TESTIMONIAL";
export type TokenScope = "READ" | "WRITE";
export type CreateApiTokenInput = {
  expiresAt?: string | null | undefined;
  neverExpires?: boolean | null | undefined;
  nom: string;
  personalData?: boolean | null | undefined;
  scope?: TokenScope | null | undefined;
  types?: ReadonlyArray<ContentName> | null | undefined;
  writableTypes?: ReadonlyArray<ContentName> | null | undefined;
};
export type JetonsCreateMutation$variables = {
  input: CreateApiTokenInput;
};
export type JetonsCreateMutation$data = {
  readonly createApiToken: {
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"serverRefusal_error">;
    } | null | undefined;
    readonly token?: string;
  };
};
export type JetonsCreateMutation = {
  response: JetonsCreateMutation$data;
  variables: JetonsCreateMutation$variables;
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
      "name": "token",
      "storageKey": null
    }
  ],
  "type": "ApiTokenPayload",
  "abstractKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
  {
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
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "ValidationError",
    "abstractKey": null
  },
  {
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
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "JetonsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createApiToken",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "serverRefusal_error",
                  "selections": (v4/*:: as any*/),
                  "args": null,
                  "argumentDefinitions": []
                }
              ],
              "type": "Error",
              "abstractKey": "__isError"
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "refusal"
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
    "name": "JetonsCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createApiToken",
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
          {
            "kind": "InlineFragment",
            "selections": (v4/*:: as any*/),
            "type": "Error",
            "abstractKey": "__isError"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "695b078a2278d3d661187ec71ec692bc263191d5cdf489ed5e55158325ec609f",
    "metadata": {},
    "name": "JetonsCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "12cce92329c65c98aaaef2ac64a8a596";

export default node;
