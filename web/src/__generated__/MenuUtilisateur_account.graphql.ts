/**
 * @generated SignedSource<<2bb0b96e1c20037fec377f7a6b1796d0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuUtilisateur_account$data = {
  readonly nom: string;
  readonly " $fragmentType": "MenuUtilisateur_account";
};
export type MenuUtilisateur_account$key = {
  readonly " $data"?: MenuUtilisateur_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuUtilisateur_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuUtilisateur_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nom",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "32a7f3785a43d1a1007da69effbd32ae";

export default node;
