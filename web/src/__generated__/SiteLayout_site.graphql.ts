/**
 * @generated SignedSource<<5f0085fed224ed6985993922278f7272>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteLayout_site$data = {
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
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "f1c30f755f0723a79b160a77a5c4a968";

export default node;
