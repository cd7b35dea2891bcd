/**
 * @generated SignedSource<<6d904e19d3694a01f7f4d9da87cc9f32>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Diapositive_slide$data = {
  readonly contenue: string | null | undefined;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly lien: string | null | undefined;
  readonly titre: string;
  readonly " $fragmentType": "Diapositive_slide";
};
export type Diapositive_slide$key = {
  readonly " $data"?: Diapositive_slide$data;
  readonly " $fragmentSpreads": FragmentRefs<"Diapositive_slide">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Diapositive_slide",
  "selections": [
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
      "name": "contenue",
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
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alt",
          "storageKey": null
        },
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

(node as any).hash = "754d1c2b79e7e74dac40e82577c3e601";

export default node;
