/**
 * @generated SignedSource<<6d948f68e597dd608951cab047c090a0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartenaireListe_item$data = {
  readonly logo: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly nom: string;
  readonly url: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Ligne_content">;
  readonly " $fragmentType": "PartenaireListe_item";
};
export type PartenaireListe_item$key = {
  readonly " $data"?: PartenaireListe_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartenaireListe_item">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PartenaireListe_item",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Ligne_content"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "nom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "logo",
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
  "type": "Partenaire",
  "abstractKey": null
};

(node as any).hash = "b8d14dcf12a7e077e3459357c2051dfb";

export default node;
