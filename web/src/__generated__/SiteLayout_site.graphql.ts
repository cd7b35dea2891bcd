/**
 * @generated SignedSource<<d127fd4fa71206e23cad7bee1e65175b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteLayout_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Entete_site" | "Etablissement_site" | "PiedDePage_site">;
  readonly " $fragmentType": "SiteLayout_site";
};
export type SiteLayout_site$key = {
  readonly " $data"?: SiteLayout_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteLayout_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteLayout_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Entete_site"
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

(node as any).hash = "7fc4f96d5b99d50a9dc7bfc9a24ff00f";

export default node;
