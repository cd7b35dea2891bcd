/**
 * @generated SignedSource<<3e95bdecb4ae01eff1d3f972ef5c0694>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type documents_photo$data = {
  readonly alt: string | null | undefined;
  readonly focalX: number | null | undefined;
  readonly focalY: number | null | undefined;
  readonly url: string;
  readonly " $fragmentType": "documents_photo";
};
export type documents_photo$key = {
  readonly " $data"?: documents_photo$data;
  readonly " $fragmentSpreads": FragmentRefs<"documents_photo">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "documents_photo",
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

(node as any).hash = "151f9cb1580ce2256c84cb829ea01b92";

export default node;
