/**
 * @generated SignedSource<<22c0d0ea2c441702cf762189c9484f4b>>
 * @relayHash 74093438e10922bee8eb9e0754495ccd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ff26d9ec4d337f6e6493e9599f4b688bb492bec940905df4f7f49da59ab759c

import type { ConcreteRequest } from 'relay-runtime';
export type ContentName = "ANNONCE" | "CARRIERE" | "CATEGORIE_PROJET" | "CATEGORIE_SERVICE" | "CONTACT" | "DEVIS" | "ENTREPRISE" | "EQUIPE" | "FAQ" | "FAQ_QUESTION" | "OFFRE" | "PAGE" | "PARTENAIRE" | "PRESENTATION" | "PROJET" | "SERVICE" | "SLIDE" | "TESTIMONIAL";
export type ContentOrder = "CHANGED" | "LABEL" | "NEWEST" | "OLDEST" | "POSITION" | "SITE";
export type everythingInQuery$variables = {
  category?: string | null | undefined;
  drafted?: boolean | null | undefined;
  faq?: string | null | undefined;
  order?: ContentOrder | null | undefined;
  search?: string | null | undefined;
  status?: boolean | null | undefined;
  trashed?: boolean | null | undefined;
  type: ContentName;
};
export type everythingInQuery$data = {
  readonly admin: {
    readonly everyContent: ReadonlyArray<{
      readonly id: string;
    }>;
  };
};
export type everythingInQuery = {
  response: everythingInQuery$data;
  variables: everythingInQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "category"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "drafted"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "faq"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "search"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "trashed"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "type"
},
v8 = [
  {
    "kind": "Variable",
    "name": "category",
    "variableName": "category"
  },
  {
    "kind": "Variable",
    "name": "drafted",
    "variableName": "drafted"
  },
  {
    "kind": "Variable",
    "name": "faq",
    "variableName": "faq"
  },
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
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
v9 = {
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
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "everythingInQuery",
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
              "args": (v8/*:: as any*/),
              "concreteType": null,
              "kind": "LinkedField",
              "name": "everyContent",
              "plural": true,
              "selections": [
                (v9/*:: as any*/)
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
      (v7/*:: as any*/),
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "everythingInQuery",
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
            "args": (v8/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "everyContent",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "__typename",
                "storageKey": null
              },
              (v9/*:: as any*/)
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7ff26d9ec4d337f6e6493e9599f4b688bb492bec940905df4f7f49da59ab759c",
    "metadata": {},
    "name": "everythingInQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4de1b1ffb0c0585dc8d5fad28d51f5f3";

export default node;
