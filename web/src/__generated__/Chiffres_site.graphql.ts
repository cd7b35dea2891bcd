/**
 * @generated SignedSource<<2f5a82cfa1ada1b185116ddd748269a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Chiffres_site$data = {
  readonly categoriesProjet: {
    readonly totalCount: number;
  };
  readonly chiffres: {
    readonly derniereAnnee: number | null | undefined;
    readonly localites: number;
    readonly premiereAnnee: number | null | undefined;
    readonly projets: number;
  };
  readonly partenaires: {
    readonly totalCount: number;
  };
  readonly " $fragmentSpreads": FragmentRefs<"Situation_site">;
  readonly " $fragmentType": "Chiffres_site";
};
export type Chiffres_site$key = {
  readonly " $data"?: Chiffres_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Chiffres_site">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 100
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Chiffres_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Situation_site"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Chiffres",
      "kind": "LinkedField",
      "name": "chiffres",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "projets",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "localites",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "premiereAnnee",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "derniereAnnee",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "SiteCategoriesProjetConnection",
      "kind": "LinkedField",
      "name": "categoriesProjet",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "categoriesProjet(first:100)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "SitePartenairesConnection",
      "kind": "LinkedField",
      "name": "partenaires",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "partenaires(first:100)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "ed8c03481d30395e576434213ce9f3db";

export default node;
