/**
 * @generated SignedSource<<70056f0a8b50565dc82311f76eb1f412>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type planches_image$data = {
  readonly alt: string | null | undefined;
  readonly avif: string | null | undefined;
  readonly entiere: string;
  readonly height: number;
  readonly isDrawing: boolean;
  readonly webp: string | null | undefined;
  readonly width: number;
  readonly " $fragmentType": "planches_image";
};
export type planches_image$key = {
  readonly " $data"?: planches_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"planches_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "planches_image",
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
  "type": "Image",
  "abstractKey": null
};

(node as any).hash = "86c9b8c2e6d6d03ed373f0d40c1a183f";

export default node;
