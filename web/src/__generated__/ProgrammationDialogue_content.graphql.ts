/**
 * @generated SignedSource<<69b9e1fd839fd1f511ef97738488b795>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProgrammationDialogue_content$data = {
  readonly id: string;
  readonly libelle: string;
  readonly publishAt: string | null | undefined;
  readonly unpublishAt: string | null | undefined;
  readonly " $fragmentType": "ProgrammationDialogue_content";
};
export type ProgrammationDialogue_content$key = {
  readonly " $data"?: ProgrammationDialogue_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProgrammationDialogue_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProgrammationDialogue_content",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "libelle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "publishAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unpublishAt",
      "storageKey": null
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "0b5d6bace3e6d77b5a91749408e4ab86";

export default node;
