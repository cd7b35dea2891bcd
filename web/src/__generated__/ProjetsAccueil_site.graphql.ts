/**
 * @generated SignedSource<<36687abd21940ee4769fc03b65020106>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProjetsAccueil_site$data = {
  readonly projets: {
    readonly totalCount: number;
    readonly " $fragmentSpreads": FragmentRefs<"Planches_projets">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"OngletsProjets_site">;
  readonly " $fragmentType": "ProjetsAccueil_site";
};
export type ProjetsAccueil_site$key = {
  readonly " $data"?: ProjetsAccueil_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProjetsAccueil_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProjetsAccueil_site",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 8
        }
      ],
      "concreteType": "SiteProjetsConnection",
      "kind": "LinkedField",
      "name": "projets",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Planches_projets"
        }
      ],
      "storageKey": "projets(first:8)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OngletsProjets_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "5c53461460eac5b1d5c3c32e9fdf4440";

export default node;
