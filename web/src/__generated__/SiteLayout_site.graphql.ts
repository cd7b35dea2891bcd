/**
 * @generated SignedSource<<b3a5e2d818080278cd86765ab88b09a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteLayout_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Annonce_site" | "Entete_site" | "Etablissement_site" | "PiedDePage_site">;
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

(node as any).hash = "a64a855093e9da1bb39fdcdb7da85b8d";

export default node;
