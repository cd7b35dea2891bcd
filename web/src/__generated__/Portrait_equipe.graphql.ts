/**
 * @generated SignedSource<<02d2b63191089e4abdfb49c81adc7c86>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Portrait_equipe$data = {
  readonly nom: string;
  readonly photo: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly poste: string | null | undefined;
  readonly prenom: string | null | undefined;
  readonly " $fragmentType": "Portrait_equipe";
};
export type Portrait_equipe$key = {
  readonly " $data"?: Portrait_equipe$data;
  readonly " $fragmentSpreads": FragmentRefs<"Portrait_equipe">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Portrait_equipe",
  "selections": [
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
      "name": "prenom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "poste",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "photo",
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
  "type": "Equipe",
  "abstractKey": null
};

(node as any).hash = "e9e6f24e0553049c0697b0f2bd1a6d87";

export default node;
