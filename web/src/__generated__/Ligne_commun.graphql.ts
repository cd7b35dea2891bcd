/**
 * @generated SignedSource<<868041d628b0c7a1dcd3e80ae5dd883f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Ligne_commun$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly libelle: string;
  readonly softdelete: boolean;
  readonly status: boolean;
  readonly " $fragmentType": "Ligne_commun";
};
export type Ligne_commun$key = {
  readonly " $data"?: Ligne_commun$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ligne_commun">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Ligne_commun",
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
      "name": "databaseId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "libelle",
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
      "name": "softdelete",
      "storageKey": null
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "3e58738c14df3c4ead9ca80b1ca2f256";

export default node;
