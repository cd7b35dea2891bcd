/**
 * @generated SignedSource<<21d2209006009a558154d2e6a81e8188>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Telechargements_documents$data = ReadonlyArray<{
  readonly size: number;
  readonly titre: string;
  readonly url: string;
  readonly " $fragmentType": "Telechargements_documents";
}>;
export type Telechargements_documents$key = ReadonlyArray<{
  readonly " $data"?: Telechargements_documents$data;
  readonly " $fragmentSpreads": FragmentRefs<"Telechargements_documents">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Telechargements_documents",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "titre",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    }
  ],
  "type": "Telechargement",
  "abstractKey": null
};

(node as any).hash = "389cb24cf1110fc682404ddbf797cb31";

export default node;
