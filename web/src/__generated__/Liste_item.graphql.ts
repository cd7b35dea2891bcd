/**
 * @generated SignedSource<<6bcf399a1faf0711eda722027c97ed2e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Liste_item$data = {
  readonly id: string;
  readonly libelle: string;
  readonly " $fragmentSpreads": FragmentRefs<"Ligne_content">;
  readonly " $fragmentType": "Liste_item";
};
export type Liste_item$key = {
  readonly " $data"?: Liste_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"Liste_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Liste_item",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "Ligne_content"
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "b1e1a24d364c799fe6291768170bcc6e";

export default node;
