/**
 * @generated SignedSource<<2fdd3805acfa6033d9e0e4fd8d8e09a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MenuName = "CARRIERE" | "CONTACT" | "ENTREPRISE" | "EQUIPE" | "FAQ" | "HISTOIRE" | "REFERENCES" | "SERVICES";
import type { FragmentRefs } from "relay-runtime";
export type menuEntries_site$data = {
  readonly menu: ReadonlyArray<{
    readonly href: string | null | undefined;
    readonly isShown: boolean;
    readonly name: MenuName;
    readonly parent: MenuName | null | undefined;
  }>;
  readonly pages: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly slug: string;
        readonly titre: string;
      };
    }>;
  };
  readonly " $fragmentType": "menuEntries_site";
};
export type menuEntries_site$key = {
  readonly " $data"?: menuEntries_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"menuEntries_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "menuEntries_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MenuEntry",
      "kind": "LinkedField",
      "name": "menu",
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
          "name": "href",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isShown",
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

(node as any).hash = "daa35cb05ef7f1b3a222148bfce51c72";

export default node;
