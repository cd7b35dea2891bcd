/**
 * @generated SignedSource<<5ff01cad2febd08c8100c7c28b3cf416>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Comptes_account$data = {
  readonly email: string;
  readonly id: string;
  readonly nom: string;
  readonly status: boolean;
  readonly waiting: boolean;
  readonly " $fragmentType": "Comptes_account";
};
export type Comptes_account$key = {
  readonly " $data"?: Comptes_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"Comptes_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Comptes_account",
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
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
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
      "name": "waiting",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "f31cb2cdf6edff5b9acca40315b02299";

export default node;
