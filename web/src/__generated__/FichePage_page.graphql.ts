/**
 * @generated SignedSource<<200a0f9f31effe653da5c5011b9ceeb7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FichePage_page$data = {
  readonly contenu: string | null | undefined;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image" | "PageHead_image">;
  } | null | undefined;
  readonly resume: string | null | undefined;
  readonly slug: string;
  readonly titre: string;
  readonly " $fragmentType": "FichePage_page";
};
export type FichePage_page$key = {
  readonly " $data"?: FichePage_page$data;
  readonly " $fragmentSpreads": FragmentRefs<"FichePage_page">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FichePage_page",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resume",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "contenu",
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
          "name": "PageHead_image"
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
  "type": "Page",
  "abstractKey": null
};

(node as any).hash = "8640146ca5b479b59e98877a39071419";

export default node;
