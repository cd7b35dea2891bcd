/**
 * @generated SignedSource<<123f9004ff58bb1c71151f8f4309ca3b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Prevu_content$data = {
  readonly publishAt: string | null | undefined;
  readonly status: boolean;
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
      "name": "status",
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

(node as any).hash = "b5925a759a0a6356122592d8922500f3";

export default node;
