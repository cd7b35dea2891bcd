/**
 * @generated SignedSource<<0629b2bd00ce29f7fe744e9a464b7db9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ACCUEIL" | "ADMINISTRATEUR" | "LECTURE" | "PROPRIETAIRE" | "REDACTION";
import type { FragmentRefs } from "relay-runtime";
export type LigneDeCompte_account$data = {
  readonly email: string;
  readonly id: string;
  readonly nom: string;
  readonly requests: number;
  readonly role: Role;
  readonly status: boolean;
  readonly waiting: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"LienMotDePasse_account">;
  readonly " $fragmentType": "LigneDeCompte_account";
};
export type LigneDeCompte_account$key = {
  readonly " $data"?: LigneDeCompte_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"LigneDeCompte_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LigneDeCompte_account",
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
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "requests",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "role",
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

(node as any).hash = "993a41f594658f7f8eb2ba1bd46b470a";

export default node;
