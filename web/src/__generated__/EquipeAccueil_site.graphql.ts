/**
 * @generated SignedSource<<558fa195971a5e7ff148c4e569e791fe>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EquipeAccueil_site$data = {
  readonly equipe: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"Portrait_equipe">;
      };
    }>;
  };
  readonly " $fragmentType": "EquipeAccueil_site";
};
export type EquipeAccueil_site$key = {
  readonly " $data"?: EquipeAccueil_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"EquipeAccueil_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EquipeAccueil_site",
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
      "concreteType": "SiteEquipeConnection",
      "kind": "LinkedField",
      "name": "equipe",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "EquipeEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Equipe",
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
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "Portrait_equipe"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "equipe(first:100)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "a895ecf98bb4961a04431dbd3d6237bb";

export default node;
