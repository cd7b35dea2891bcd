/**
 * @generated SignedSource<<24b64034d1b29698ba4ba73e85d80ac0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Ligne_commun$data = {
  readonly databaseId: number;
  readonly draft: {
    readonly savedAt: string;
    readonly savedBy: string | null | undefined;
  } | null | undefined;
  readonly id: string;
  readonly libelle: string;
  readonly softdelete: boolean;
  readonly status: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"Prevu_content">;
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
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Prevu_content"
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "64e6b90afaa8a9393a071cea26905538";

export default node;
