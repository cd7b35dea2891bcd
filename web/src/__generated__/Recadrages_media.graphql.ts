/**
 * @generated SignedSource<<db61c7875515681ace91d3df29260197>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Recadrages_media$data = {
  readonly crops: ReadonlyArray<{
    readonly id: string;
    readonly image: {
      readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
    } | null | undefined;
    readonly isUsed: boolean;
  }>;
  readonly original: {
    readonly id: string;
    readonly name: string;
  } | null | undefined;
  readonly " $fragmentType": "Recadrages_media";
};
export type Recadrages_media$key = {
  readonly " $data"?: Recadrages_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"Recadrages_media">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Recadrages_media",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "original",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Media",
      "kind": "LinkedField",
      "name": "crops",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isUsed",
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
  "type": "Media",
  "abstractKey": null
};
})();

(node as any).hash = "7352e1888d9de6fb4f4a132aee9d1e21";

export default node;
