/**
 * @generated SignedSource<<ea1ef73baf4e627508d21a1492b06894>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OngletsProjets_site$data = {
  readonly chiffres: {
    readonly categories: ReadonlyArray<string>;
  };
  readonly " $fragmentType": "OngletsProjets_site";
};
export type OngletsProjets_site$key = {
  readonly " $data"?: OngletsProjets_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"OngletsProjets_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OngletsProjets_site",
  "selections": [
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
          "name": "categories",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "982db399c19f8f8745c4e604ba98b620";

export default node;
