/**
 * @generated SignedSource<<5fd6b8a8c22628d5a3abd4fad075e7d9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteLayout_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Entete_site" | "PiedDePage_site">;
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
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "cbe454d1b89ae3d0495da50370adc112";

export default node;
