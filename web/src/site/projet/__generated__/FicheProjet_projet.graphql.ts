/**
 * @generated SignedSource<<6d38bc3d49c3ba54446f160bb233df2b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FicheProjet_projet$data = {
  readonly annee: number | null | undefined;
  readonly category: string | null | undefined;
  readonly description: string | null | undefined;
  readonly image: {
    readonly apercu: string;
    readonly entiere: string;
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly latitude: number | null | undefined;
  readonly lieu: string | null | undefined;
  readonly longitude: number | null | undefined;
  readonly nom: string;
  readonly resultat: string | null | undefined;
  readonly slug: string;
  readonly " $fragmentSpreads": FragmentRefs<"Cartouche_projet">;
  readonly " $fragmentType": "FicheProjet_projet";
};
export type FicheProjet_projet$key = {
  readonly " $data"?: FicheProjet_projet$data;
  readonly " $fragmentSpreads": FragmentRefs<"FicheProjet_projet">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FicheProjet_projet",
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
      "name": "slug",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lieu",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "annee",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "resultat",
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
      "name": "latitude",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "longitude",
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
          "alias": "apercu",
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
          "alias": "entiere",
          "args": [
            {
              "kind": "Literal",
              "name": "width",
              "value": 4000
            }
          ],
          "kind": "ScalarField",
          "name": "url",
          "storageKey": "url(width:4000)"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Image_image"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Cartouche_projet"
    }
  ],
  "type": "Projet",
  "abstractKey": null
};

(node as any).hash = "b8f82c2887f9ec44f6257306f46b19bb";

export default node;
