/**
 * @generated SignedSource<<421fcc18be74e815dcd5fa080d001592>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategorieProjetListe_item$data = {
  readonly nom: string;
  readonly " $fragmentSpreads": FragmentRefs<"Ligne_content">;
  readonly " $fragmentType": "CategorieProjetListe_item";
};
export type CategorieProjetListe_item$key = {
  readonly " $data"?: CategorieProjetListe_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategorieProjetListe_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CategorieProjetListe_item",
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
  "type": "CategorieProjet",
  "abstractKey": null
};

(node as any).hash = "8f870fdbc096f52eaf196c328ec04379";

export default node;
