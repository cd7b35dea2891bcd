/**
 * @generated SignedSource<<94a59bae49ab88f3bca6507d8287330e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Chiffres_site$data = {
  readonly chiffres: {
    readonly categories: ReadonlyArray<string>;
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

(node as any).hash = "7920c14ed014455457c45c71b774d86a";

export default node;
