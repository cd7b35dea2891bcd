/**
 * @generated SignedSource<<6f127d550d04513e108f7d77e7d8f70b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Role = "ACCUEIL" | "ADMINISTRATEUR" | "LECTURE" | "PROPRIETAIRE" | "REDACTION";
import type { FragmentRefs } from "relay-runtime";
export type Comptes_viewer$data = {
  readonly id: string;
  readonly role: Role;
  readonly " $fragmentType": "Comptes_viewer";
};
export type Comptes_viewer$key = {
  readonly " $data"?: Comptes_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"Comptes_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Comptes_viewer",
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
      "name": "role",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "0ea6db6f9fc770b50919e7e60da8e2a9";

export default node;
