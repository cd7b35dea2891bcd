/**
 * @generated SignedSource<<afbe6e14cdaa200a915013d93b034c46>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Galerie_images$data = ReadonlyArray<{
  readonly avant: boolean;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  };
  readonly " $fragmentType": "Galerie_images";
}>;
export type Galerie_images$key = ReadonlyArray<{
  readonly " $data"?: Galerie_images$data;
  readonly " $fragmentSpreads": FragmentRefs<"Galerie_images">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "Galerie_images",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "avant",
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
  "type": "GalerieImage",
  "abstractKey": null
};

(node as any).hash = "94b5bcc48ffaade3d351c21bf3b9be41";

export default node;
