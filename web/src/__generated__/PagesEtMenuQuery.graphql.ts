/**
 * @generated SignedSource<<802b55f3286d0f1e1e407fef14cde489>>
 * @relayHash 286a7f04dd9bb15f4a514ca84bcc85ed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 067696fd3b050e15396282d541d2697e544d3edd20ff41268186e07a71256476

import type { ConcreteRequest } from 'relay-runtime';
export type ChiffreName = "ANNEES" | "DOMAINES" | "LOCALITES" | "PARTENAIRES" | "PROJETS";
export type MenuName = "CARRIERE" | "CONTACT" | "ENTREPRISE" | "EQUIPE" | "FAQ" | "HISTOIRE" | "REFERENCES" | "SERVICES";
export type SectionName = "CHIFFRES" | "EQUIPE" | "PARTENAIRES" | "PRESENTATION" | "PROJETS" | "SERVICES" | "TEMOIGNAGES";
export type PagesEtMenuQuery$variables = Record<PropertyKey, never>;
export type PagesEtMenuQuery$data = {
  readonly site: {
    readonly accueil: ReadonlyArray<{
      readonly isHidden: boolean;
      readonly name: SectionName;
    }>;
    readonly chiffresComptes: ReadonlyArray<{
      readonly isHidden: boolean;
      readonly name: ChiffreName;
    }>;
    readonly chiffresPropres: ReadonlyArray<{
      readonly libelle: string;
      readonly nombre: string;
      readonly unite: string | null | undefined;
    }>;
    readonly menu: ReadonlyArray<{
      readonly isEmpty: boolean;
      readonly isHidden: boolean;
      readonly name: MenuName;
      readonly parent: MenuName | null | undefined;
    }>;
  };
};
export type PagesEtMenuQuery = {
  response: PagesEtMenuQuery$data;
  variables: PagesEtMenuQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isHidden",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "concreteType": "MenuEntry",
  "kind": "LinkedField",
  "name": "menu",
  "plural": true,
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parent",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isEmpty",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v3 = [
  (v0/*:: as any*/),
  (v1/*:: as any*/)
],
v4 = {
  "alias": null,
  "args": null,
  "concreteType": "SectionAccueil",
  "kind": "LinkedField",
  "name": "accueil",
  "plural": true,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "concreteType": "ChiffreCompte",
  "kind": "LinkedField",
  "name": "chiffresComptes",
  "plural": true,
  "selections": (v3/*:: as any*/),
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "ChiffrePropre",
  "kind": "LinkedField",
  "name": "chiffresPropres",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nombre",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unite",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "libelle",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "PagesEtMenuQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "PagesEtMenuQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Site",
        "kind": "LinkedField",
        "name": "site",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v6/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "067696fd3b050e15396282d541d2697e544d3edd20ff41268186e07a71256476",
    "metadata": {},
    "name": "PagesEtMenuQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "0612cdfd921243e8420d13a1982b3be7";

export default node;
