/**
 * @generated SignedSource<<696b42da78a2af0701ab44e45c63d947>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Prevu_content$data = {
  readonly publishAt: string | null | undefined;
  readonly unpublishAt: string | null | undefined;
  readonly " $fragmentType": "Prevu_content";
};
export type Prevu_content$key = {
  readonly " $data"?: Prevu_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"Prevu_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Prevu_content",
  "selections": [
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

(node as any).hash = "23d5a55bd02dfe596fcad8ff08d30282";

export default node;
