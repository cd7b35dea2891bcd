/**
 * @generated SignedSource<<68c9aec63039f8be2f56d2d315e52cc5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteLayout_site$data = {
  readonly menu: ReadonlyArray<{
    readonly href: string | null | undefined;
    readonly isShown: boolean;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"Annonce_site" | "Entete_site" | "Etablissement_site" | "PiedDePage_site" | "Texts_site">;
  readonly " $fragmentType": "SiteLayout_site";
};
export type SiteLayout_site$key = {
  readonly " $data"?: SiteLayout_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteLayout_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "page"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteLayout_site",
  "selections": [
    {
      "args": [
        {
          "kind": "Variable",
          "name": "page",
          "variableName": "page"
        }
      ],
      "kind": "FragmentSpread",
      "name": "Texts_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Entete_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Annonce_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PiedDePage_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Etablissement_site"
    },
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
          "name": "href",
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
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "1ec8545283020cf8b54237c66d7c589c";

export default node;
