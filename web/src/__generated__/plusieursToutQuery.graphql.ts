/**
 * @generated SignedSource<<aadcb28f0eb12090fc2d0242afff14ff>>
 * @relayHash c42ddffa7bed294d2d36e6c16deff968
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f44c2976376d38db43e78415df98e4713cb11536ad9e20dfbdd8d5df41fd32e0

import type { ConcreteRequest } from 'relay-runtime';
export type ContentName = "CARRIERE" | "CATEGORIE_PROJET" | "CATEGORIE_SERVICE" | "CONTACT" | "DEVIS" | "ENTREPRISE" | "EQUIPE" | "FAQ" | "FAQ_QUESTION" | "PARTENAIRE" | "PRESENTATION" | "PROJET" | "SERVICE" | "SLIDE" | "TESTIMONIAL";
export type ContentOrder = "CHANGED" | "LABEL" | "NEWEST" | "OLDEST" | "POSITION" | "SITE";
export type plusieursToutQuery$variables = {
  faq?: string | null | undefined;
  order?: ContentOrder | null | undefined;
  search?: string | null | undefined;
  status?: boolean | null | undefined;
  trashed?: boolean | null | undefined;
  type: ContentName;
};
export type plusieursToutQuery$data = {
  readonly admin: {
    readonly everyContent: ReadonlyArray<{
      readonly id: string;
    }>;
  } | null | undefined;
};
export type plusieursToutQuery = {
  response: plusieursToutQuery$data;
  variables: plusieursToutQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "faq"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
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
    "name": "plusieursToutQuery",
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
            "name": "everyContent",
            "plural": true,
            "selections": [
              (v7/*:: as any*/)
            ],
            "storageKey": null
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
    "argumentDefinitions": [
      (v5/*:: as any*/),
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "plusieursToutQuery",
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
    "id": "f44c2976376d38db43e78415df98e4713cb11536ad9e20dfbdd8d5df41fd32e0",
    "metadata": {},
    "name": "plusieursToutQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c86ea2a243eae3469badb31f976fd79";

export default node;
