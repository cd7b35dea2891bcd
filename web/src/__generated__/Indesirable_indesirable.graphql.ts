/**
 * @generated SignedSource<<c4c575490097a6e0189446af8b1293c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Suspicion = "HASTE" | "LINKS" | "NAME" | "REPEATED" | "TRAP";
import type { FragmentRefs } from "relay-runtime";
export type Indesirable_indesirable$data = {
  readonly content: {
    readonly libelle: string;
    readonly " $fragmentSpreads": FragmentRefs<"CorpsDeMessage_message">;
  };
  readonly createdAt: string;
  readonly id: string;
  readonly reasons: ReadonlyArray<Suspicion>;
  readonly " $fragmentType": "Indesirable_indesirable";
};
export type Indesirable_indesirable$key = {
  readonly " $data"?: Indesirable_indesirable$data;
  readonly " $fragmentSpreads": FragmentRefs<"Indesirable_indesirable">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Indesirable_indesirable",
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
      "name": "reasons",
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
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "content",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "libelle",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "CorpsDeMessage_message"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Indesirable",
  "abstractKey": null
};

(node as any).hash = "4a076c89465fa6e35e96287217472d08";

export default node;
