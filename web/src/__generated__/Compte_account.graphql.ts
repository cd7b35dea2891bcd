/**
 * @generated SignedSource<<6edfc737223dd6a35deba35c6b93dae8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Compte_account$data = {
  readonly email: string;
  readonly id: string;
  readonly nom: string;
  readonly status: boolean;
  readonly waiting: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"LienMotDePasse_account">;
  readonly " $fragmentType": "Compte_account";
};
export type Compte_account$key = {
  readonly " $data"?: Compte_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"Compte_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Compte_account",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LienMotDePasse_account"
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "2b7320ef97e60fcae7beddde513c99bc";

export default node;
