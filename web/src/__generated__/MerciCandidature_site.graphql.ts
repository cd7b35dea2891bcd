/**
 * @generated SignedSource<<2bb1efa59c90868c7866d587a00ae423>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MerciCandidature_site$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Merci_site">;
  readonly " $fragmentType": "MerciCandidature_site";
};
export type MerciCandidature_site$key = {
  readonly " $data"?: MerciCandidature_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"MerciCandidature_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MerciCandidature_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Merci_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "275c6455e4edc68f1d7792bfb866d023";

export default node;
