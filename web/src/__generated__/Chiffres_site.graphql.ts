/**
 * @generated SignedSource<<89e6c49e3b5f41cfd5fe684776134f83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ChiffreName = "ANNEES" | "DOMAINES" | "LOCALITES" | "PARTENAIRES" | "PROJETS";
import type { FragmentRefs } from "relay-runtime";
export type Chiffres_site$data = {
  readonly chiffres: {
    readonly categories: ReadonlyArray<string>;
    readonly derniereAnnee: number | null | undefined;
    readonly localites: number;
    readonly premiereAnnee: number | null | undefined;
    readonly projets: number;
  };
  readonly chiffresComptes: ReadonlyArray<{
    readonly isHidden: boolean;
    readonly name: ChiffreName;
  }>;
  readonly chiffresPropres: ReadonlyArray<{
    readonly libelle: string;
    readonly nombre: string;
    readonly unite: string | null | undefined;
  }>;
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

const node: ReaderFragment = {
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
      "concreteType": "ChiffreCompte",
      "kind": "LinkedField",
      "name": "chiffresComptes",
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
          "name": "isHidden",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
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
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "categories",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "SitePartenairesConnection",
      "kind": "LinkedField",
      "name": "partenaires",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "partenaires(first:100)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "15906c8590633c85eecc6b5e47002d8f";

export default node;
