/**
 * @generated SignedSource<<6e9c0f68123f20c9b284a27ee2ab0bbc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DonneesOffre_site$data = {
  readonly entreprise: {
    readonly " $fragmentSpreads": FragmentRefs<"bureau_entreprise">;
  };
  readonly " $fragmentType": "DonneesOffre_site";
};
export type DonneesOffre_site$key = {
  readonly " $data"?: DonneesOffre_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"DonneesOffre_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DonneesOffre_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Entreprise",
      "kind": "LinkedField",
      "name": "entreprise",
      "plural": false,
      "selections": [
        {
          "kind": "InlineDataFragmentSpread",
          "name": "bureau_entreprise",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "adresse",
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
          "args": null,
          "argumentDefinitions": []
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "575a100c96e1a7c4fe0e259ae2f67f1e";

export default node;
