/**
 * @generated SignedSource<<99d2737a3e2ae3a7b7edc45ae68128bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OutilsEditeur_content$data = {
  readonly " $fragmentSpreads": FragmentRefs<"PartageDialogue_content" | "ProgrammationDialogue_content">;
  readonly " $fragmentType": "OutilsEditeur_content";
};
export type OutilsEditeur_content$key = {
  readonly " $data"?: OutilsEditeur_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"OutilsEditeur_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OutilsEditeur_content",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProgrammationDialogue_content"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PartageDialogue_content"
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "6ebb447914f6026a5a1c598d88dbeb27";

export default node;
