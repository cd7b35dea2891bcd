/**
 * @generated SignedSource<<fdb112fe81aded36c6df8cf6da0fe869>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Partage_content$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PartageDialogue_content">;
  readonly " $fragmentType": "Partage_content";
};
export type Partage_content$key = {
  readonly " $data"?: Partage_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"Partage_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Partage_content",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PartageDialogue_content"
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "64979f1e8131698ddca73d56646835e9";

export default node;
