/**
 * @generated SignedSource<<2b128e59b2af91213e3c4c2fce0ae590>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FichePage_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PageHead_site">;
  readonly " $fragmentType": "FichePage_site";
};
export type FichePage_site$key = {
  readonly " $data"?: FichePage_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"FichePage_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FichePage_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PageHead_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "eb3ae35c64e9d5b6624e9e1074dad2c9";

export default node;
