/**
 * @generated SignedSource<<675abaafc925d3407e3c5347e49ae83e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Brouillons_admin$data = {
  readonly drafts: ReadonlyArray<{
    readonly __typename: string;
    readonly databaseId: number;
    readonly draft: {
      readonly savedAt: string;
      readonly savedBy: string | null | undefined;
    } | null | undefined;
    readonly id: string;
    readonly libelle: string;
  }>;
  readonly " $fragmentType": "Brouillons_admin";
};
export type Brouillons_admin$key = {
  readonly " $data"?: Brouillons_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"Brouillons_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Brouillons_admin",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 11
        }
      ],
      "concreteType": null,
      "kind": "LinkedField",
      "name": "drafts",
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
        }
      ],
      "storageKey": "drafts(first:11)"
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "abb86b6c844bf83dbe78d7e91386803c";

export default node;
