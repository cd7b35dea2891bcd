/**
 * @generated SignedSource<<fc818d6e28b77287434fd0f470f1fbb0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PageHead_image$data = {
  readonly focalX: number | null | undefined;
  readonly focalY: number | null | undefined;
  readonly shared: string;
  readonly " $fragmentType": "PageHead_image";
};
export type PageHead_image$key = {
  readonly " $data"?: PageHead_image$data;
  readonly " $fragmentSpreads": FragmentRefs<"PageHead_image">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PageHead_image",
  "selections": [
    {
      "alias": "shared",
      "args": [
        {
          "kind": "Literal",
          "name": "width",
          "value": 1200
        }
      ],
      "kind": "ScalarField",
      "name": "url",
      "storageKey": "url(width:1200)"
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

(node as any).hash = "0553b4a8a15987b62d26beb24aee386c";

export default node;
