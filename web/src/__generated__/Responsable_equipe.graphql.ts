/**
 * @generated SignedSource<<06c3365c5d64d277e5988244b8d13195>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Responsable_equipe$data = {
  readonly nom: string;
  readonly numeroOrdre: string | null | undefined;
  readonly photo: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly poste: string | null | undefined;
  readonly prenom: string | null | undefined;
  readonly " $fragmentType": "Responsable_equipe";
};
export type Responsable_equipe$key = {
  readonly " $data"?: Responsable_equipe$data;
  readonly " $fragmentSpreads": FragmentRefs<"Responsable_equipe">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Responsable_equipe",
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
      "kind": "ScalarField",
      "name": "numeroOrdre",
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

(node as any).hash = "e778c1eceb676a25364064a8951a78b6";

export default node;
