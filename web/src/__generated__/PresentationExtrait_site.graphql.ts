/**
 * @generated SignedSource<<df9e5951f56635bf53de112c3290466d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PresentationExtrait_site$data = {
  readonly presentation: {
    readonly contenu: string | null | undefined;
    readonly image: {
      readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
    } | null | undefined;
    readonly titre: string;
  } | null | undefined;
  readonly " $fragmentType": "PresentationExtrait_site";
};
export type PresentationExtrait_site$key = {
  readonly " $data"?: PresentationExtrait_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"PresentationExtrait_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PresentationExtrait_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Presentation",
      "kind": "LinkedField",
      "name": "presentation",
      "plural": false,
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
              "name": "Image_image"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};

(node as any).hash = "897ec8c3de4e263e56410ad8aa3ce18d";

export default node;
