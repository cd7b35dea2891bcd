/**
 * @generated SignedSource<<46327c024dca12685bc7e1c67179a8a9>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DerniersChangements_admin$data = {
  readonly latestChanges: ReadonlyArray<{
    readonly __typename: string;
    readonly databaseId: number;
    readonly id: string;
    readonly libelle: string;
    readonly softdelete: boolean;
    readonly updatedAt: string;
    readonly version: number;
  }>;
  readonly " $fragmentType": "DerniersChangements_admin";
};
export type DerniersChangements_admin$key = {
  readonly " $data"?: DerniersChangements_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"DerniersChangements_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DerniersChangements_admin",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 10
        }
      ],
      "concreteType": null,
      "kind": "LinkedField",
      "name": "latestChanges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        },
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
          "name": "softdelete",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "updatedAt",
          "storageKey": null
        }
      ],
      "storageKey": "latestChanges(first:10)"
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "73a7391c659a1b29a85664b1e6e08f80";

export default node;
