/**
 * @generated SignedSource<<8e7ba0e33c3f111fddae6a896b596655>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaqQuestionListe_item$data = {
  readonly faq: {
    readonly titre: string;
  };
  readonly question: string;
  readonly " $fragmentSpreads": FragmentRefs<"Ligne_content">;
  readonly " $fragmentType": "FaqQuestionListe_item";
};
export type FaqQuestionListe_item$key = {
  readonly " $data"?: FaqQuestionListe_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaqQuestionListe_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FaqQuestionListe_item",
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
      "name": "question",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Faq",
      "kind": "LinkedField",
      "name": "faq",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "titre",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FaqQuestion",
  "abstractKey": null
};

(node as any).hash = "8346cdedce726b93a4631b34d01fc767";

export default node;
