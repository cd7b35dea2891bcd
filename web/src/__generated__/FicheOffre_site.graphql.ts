/**
 * @generated SignedSource<<b318e93fd3bfb4663bebb30d5bca0ec9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FicheOffre_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Joindre_site" | "PageHead_site">;
  readonly " $fragmentType": "FicheOffre_site";
};
export type FicheOffre_site$key = {
  readonly " $data"?: FicheOffre_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"FicheOffre_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FicheOffre_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PageHead_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Joindre_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "fd8373a41ca3cf02d18a78dcec168c4b";

export default node;
