/**
 * @generated SignedSource<<5fe3c6355bd7351c6f0f62ae73425dd3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Nom_account$data = {
  readonly nom: string;
  readonly " $fragmentType": "Nom_account";
};
export type Nom_account$key = {
  readonly " $data"?: Nom_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"Nom_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Nom_account",
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

(node as any).hash = "ff2bb197d452d8c68bd47e83511d32c4";

export default node;
