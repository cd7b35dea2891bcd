/**
 * @generated SignedSource<<b88d99f0407e6ce703b24b9e1f2399aa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategorieServiceListe_item$data = {
  readonly nom: string;
  readonly " $fragmentSpreads": FragmentRefs<"Ligne_content">;
  readonly " $fragmentType": "CategorieServiceListe_item";
};
export type CategorieServiceListe_item$key = {
  readonly " $data"?: CategorieServiceListe_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategorieServiceListe_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategorieServiceListe_item",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Ligne_content"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nom",
      "storageKey": null
    }
  ],
  "type": "CategorieService",
  "abstractKey": null
};

(node as any).hash = "22ca721c623d964f7c6acb4091d2e0dd";

export default node;
