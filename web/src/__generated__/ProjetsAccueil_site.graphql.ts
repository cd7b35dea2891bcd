/**
 * @generated SignedSource<<9817fd5ccfe14ef75df86b204b34b13d>>
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
  readonly " $fragmentSpreads": FragmentRefs<"Onglets_site">;
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
      "name": "Onglets_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "696e6b66925762fab5c920d2350f5222";

export default node;
