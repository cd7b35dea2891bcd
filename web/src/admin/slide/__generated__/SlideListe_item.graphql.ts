/**
 * @generated SignedSource<<8cb05934719e0d8357a6e237f580e56e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SlideListe_item$data = {
  readonly archive: boolean;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly lien: string | null | undefined;
  readonly titre: string;
  readonly " $fragmentSpreads": FragmentRefs<"Ligne_content">;
  readonly " $fragmentType": "SlideListe_item";
};
export type SlideListe_item$key = {
  readonly " $data"?: SlideListe_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"SlideListe_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SlideListe_item",
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
      "name": "titre",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "archive",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lien",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Image_image"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Slide",
  "abstractKey": null
};

(node as any).hash = "9737a6a44c65c0ccae6140dc59450226";

export default node;
