/**
 * @generated SignedSource<<8e0823b96cfdb1c4fa3ab0852b229870>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Onglets_site$data = {
  readonly categoriesProjet: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly nom: string;
      };
    }>;
  };
  readonly " $fragmentType": "Onglets_site";
};
export type Onglets_site$key = {
  readonly " $data"?: Onglets_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Onglets_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Onglets_site",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "SiteCategoriesProjetConnection",
      "kind": "LinkedField",
      "name": "categoriesProjet",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "CategorieProjetEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "CategorieProjet",
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
                  "name": "nom",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "categoriesProjet(first:100)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "52d4fe0e0fc50f24110b6e1b0a5d3575";

export default node;
