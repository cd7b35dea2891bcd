/**
 * @generated SignedSource<<c7a3530f413e1e5dc31c03af7fee6b40>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Programmation_content$data = {
  readonly " $fragmentSpreads": FragmentRefs<"Prevu_content" | "ProgrammationDialogue_content">;
  readonly " $fragmentType": "Programmation_content";
};
export type Programmation_content$key = {
  readonly " $data"?: Programmation_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"Programmation_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Programmation_content",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Prevu_content"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ProgrammationDialogue_content"
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "d4a1633eedb92c1fbaf951822f10e3ef";

export default node;
