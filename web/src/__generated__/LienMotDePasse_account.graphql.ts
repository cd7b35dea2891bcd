/**
 * @generated SignedSource<<d943f2794b1090a4cd9b31fbd666df83>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LienMotDePasse_account$data = {
  readonly id: string;
  readonly nom: string;
  readonly " $fragmentType": "LienMotDePasse_account";
};
export type LienMotDePasse_account$key = {
  readonly " $data"?: LienMotDePasse_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"LienMotDePasse_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LienMotDePasse_account",
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
      "name": "nom",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "18dff56c0ca532fde94d875c78add3df";

export default node;
