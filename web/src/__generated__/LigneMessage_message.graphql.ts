/**
 * @generated SignedSource<<61b78359939bfd2d4208e9952c9fcd66>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LigneMessage_message$data = {
  readonly createdAt: string;
  readonly databaseId: number;
  readonly id: string;
  readonly libelle: string;
  readonly lu: boolean;
  readonly message?: string;
  readonly poste?: string | null | undefined;
  readonly reference?: string;
  readonly service?: string | null | undefined;
  readonly softdelete: boolean;
  readonly status: boolean;
  readonly sujet?: string | null | undefined;
  readonly " $fragmentType": "LigneMessage_message";
};
export type LigneMessage_message$key = {
  readonly " $data"?: LigneMessage_message$data;
  readonly " $fragmentSpreads": FragmentRefs<"LigneMessage_message">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LigneMessage_message",
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
      "name": "lu",
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
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sujet",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "message",
          "storageKey": null
        }
      ],
      "type": "Contact",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "service",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reference",
          "storageKey": null
        }
      ],
      "type": "Devis",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "poste",
          "storageKey": null
        }
      ],
      "type": "Carriere",
      "abstractKey": null
    }
  ],
  "type": "Message",
  "abstractKey": "__isMessage"
};

(node as any).hash = "cd5747a49da7e76e6bdd999c5908b818";

export default node;
