/**
 * @generated SignedSource<<102fc25c7dfaa033c4854a7578647c2e>>
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
  readonly partenaires: {
    readonly totalCount: number;
  };
  readonly reperes: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly annee: number | null | undefined;
        readonly id: string;
        readonly latitude: number | null | undefined;
        readonly lieu: string | null | undefined;
        readonly longitude: number | null | undefined;
      };
    }>;
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
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v2 = [
  (v1/*:: as any*/)
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
      "alias": "reperes",
      "args": (v0/*:: as any*/),
      "concreteType": "SiteProjetsConnection",
      "kind": "LinkedField",
      "name": "projets",
      "plural": false,
      "selections": [
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "ProjetEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Projet",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lieu",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "annee",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "latitude",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "longitude",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "projets(first:100)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "SiteCategoriesProjetConnection",
      "kind": "LinkedField",
      "name": "categoriesProjet",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "categoriesProjet(first:100)"
    },
    {
      "alias": null,
      "args": (v0/*:: as any*/),
      "concreteType": "SitePartenairesConnection",
      "kind": "LinkedField",
      "name": "partenaires",
      "plural": false,
      "selections": (v2/*:: as any*/),
      "storageKey": "partenaires(first:100)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "c7d329924037d9070a18ddcc9a7d42e3";

export default node;
