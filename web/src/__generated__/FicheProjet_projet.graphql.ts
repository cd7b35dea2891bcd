/**
 * @generated SignedSource<<f80e92e3ae3a7154ba04f3f01c3b3cd8>>
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
    readonly avif: string | null | undefined;
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
          "alias": "avif",
          "args": [
            {
              "kind": "Literal",
              "name": "format",
              "value": "AVIF"
            }
          ],
          "kind": "ScalarField",
          "name": "srcSet",
          "storageKey": "srcSet(format:\"AVIF\")"
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

(node as any).hash = "3faffe68036a34ec7b3d2a972cc82b5a";

export default node;
