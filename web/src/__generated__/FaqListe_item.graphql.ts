/**
 * @generated SignedSource<<26f9376f5c02eb816e9d9973af6de409>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaqListe_item$data = {
  readonly databaseId: number;
  readonly questions: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly titre: string;
  readonly " $fragmentSpreads": FragmentRefs<"Ligne_content">;
  readonly " $fragmentType": "FaqListe_item";
};
export type FaqListe_item$key = {
  readonly " $data"?: FaqListe_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaqListe_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaqListe_item",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Ligne_content"
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
      "name": "titre",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FaqQuestion",
      "kind": "LinkedField",
      "name": "questions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Faq",
  "abstractKey": null
};

(node as any).hash = "6fd898fc5dc02f31f339c90ba9c76b8d";

export default node;
