/**
 * @generated SignedSource<<8cd654773b8838ca2d6daf8d862fe781>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LiensEntreprise_site$data = {
  readonly pages: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly slug: string;
        readonly titre: string;
      };
    }>;
  };
  readonly " $fragmentType": "LiensEntreprise_site";
};
export type LiensEntreprise_site$key = {
  readonly " $data"?: LiensEntreprise_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"LiensEntreprise_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LiensEntreprise_site",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "auMenu",
          "value": true
        },
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "SitePagesConnection",
      "kind": "LinkedField",
      "name": "pages",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "PageEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Page",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "slug",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "titre",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "pages(auMenu:true,first:100)"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "0d8f85c2ea6529940070d03596ddbd8c";

export default node;
