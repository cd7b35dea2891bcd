/**
 * @generated SignedSource<<246d785bfe0d86514af6a336be6255ac>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type planches_galerie$data = ReadonlyArray<{
  readonly image: {
    readonly alt: string | null | undefined;
    readonly avif: string | null | undefined;
    readonly entiere: string;
    readonly height: number;
    readonly isDrawing: boolean;
    readonly webp: string | null | undefined;
    readonly width: number;
  };
  readonly legende: string | null | undefined;
  readonly " $fragmentType": "planches_galerie";
}>;
export type planches_galerie$key = ReadonlyArray<{
  readonly " $data"?: planches_galerie$data;
  readonly " $fragmentSpreads": FragmentRefs<"planches_galerie">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "planches_galerie",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "legende",
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
          "alias": "avif",
          "args": [
            {
              "kind": "Literal",
              "name": "format",
              "value": "AVIF"
            }
          ],
          "kind": "ScalarField",
          "name": "srcSet",
          "storageKey": "srcSet(format:\"AVIF\")"
        },
        {
          "alias": "webp",
          "args": [
            {
              "kind": "Literal",
              "name": "format",
              "value": "WEBP"
            }
          ],
          "kind": "ScalarField",
          "name": "srcSet",
          "storageKey": "srcSet(format:\"WEBP\")"
        },
        {
          "alias": "entiere",
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDrawing",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "GalerieImage",
  "abstractKey": null
};

(node as any).hash = "67de5f4cb2de0236af320e2519e8e644";

export default node;
