/**
 * @generated SignedSource<<2d6c675e819e23c6d11acd047233010e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Demande_account$data = {
  readonly email: string;
  readonly nom: string;
  readonly " $fragmentType": "Demande_account";
};
export type Demande_account$key = {
  readonly " $data"?: Demande_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"Demande_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Demande_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "ef3a3e1e01734a68705444caeec81222";

export default node;
