/**
 * @generated SignedSource<<5892cc24e6ed897ff69e5715a39b0a93>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FicheProjet_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PageHead_site">;
  readonly " $fragmentType": "FicheProjet_site";
};
export type FicheProjet_site$key = {
  readonly " $data"?: FicheProjet_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"FicheProjet_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FicheProjet_site",
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

(node as any).hash = "4ecb217a4f92221d81a96af72b93a277";

export default node;
