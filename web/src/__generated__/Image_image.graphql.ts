/**
 * @generated SignedSource<<ab76b923bbab01ea75e11c7cc9b5f680>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Image_image$data = {
  readonly alt: string | null | undefined;
  readonly avif: string | null | undefined;
  readonly focalX: number | null | undefined;
  readonly focalY: number | null | undefined;
  readonly height: number;
  readonly isDrawing: boolean;
  readonly placeholder: string | null | undefined;
  readonly url: string;
  readonly webp: string | null | undefined;
  readonly width: number;
  readonly " $fragmentType": "Image_image";
};
export type Image_image$key = {
  readonly " $data"?: Image_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Image_image",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 960
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(width:960)"
    },
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
      "name": "placeholder",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isDrawing",
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
      "name": "focalX",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "focalY",
      "storageKey": null
    }
  ],
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "1a7bc1f778171db6f40a57022052c970";

export default node;
