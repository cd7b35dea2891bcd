/**
 * @generated SignedSource<<195090ee4ca8bd09e18311744feedba4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OngletsProjets_site$data = {
  readonly categoriesProjet: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly nom: string;
      };
    }>;
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

(node as any).hash = "8582a4c3a411ecfb40ac657c150e61be";

export default node;
