/**
 * @generated SignedSource<<167741b27ac13ebed6081251cee7dc8e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Membre_equipe$data = {
  readonly description: string | null | undefined;
  readonly email: string | null | undefined;
  readonly nom: string;
  readonly numeroOrdre: string | null | undefined;
  readonly photo: {
    readonly apercu: string;
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly poste: string | null | undefined;
  readonly prenom: string | null | undefined;
  readonly urlLinkedin: string | null | undefined;
  readonly " $fragmentType": "Membre_equipe";
};
export type Membre_equipe$key = {
  readonly " $data"?: Membre_equipe$data;
  readonly " $fragmentSpreads": FragmentRefs<"Membre_equipe">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Membre_equipe",
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
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "urlLinkedin",
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
          "alias": "apercu",
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 640
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:640)"
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
  "type": "Equipe",
  "abstractKey": null
};

(node as any).hash = "964a8ca8fa7eee9fcc9d3402b2b46998";

export default node;
