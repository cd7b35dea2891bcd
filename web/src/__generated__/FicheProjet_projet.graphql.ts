/**
 * @generated SignedSource<<f7d1be39a70504beea6869b07bb89136>>
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
  readonly descriptionRecherche: string | null | undefined;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly apercu: string;
    readonly avif: string | null | undefined;
    readonly entiere: string;
    readonly height: number;
    readonly isDrawing: boolean;
    readonly width: number;
    readonly " $fragmentSpreads": FragmentRefs<"Image_image" | "PageHead_image">;
  } | null | undefined;
  readonly latitude: number | null | undefined;
  readonly lieu: string | null | undefined;
  readonly longitude: number | null | undefined;
  readonly nom: string;
  readonly partage: {
    readonly " $fragmentSpreads": FragmentRefs<"PageHead_image">;
  } | null | undefined;
  readonly resultat: string | null | undefined;
  readonly slug: string;
  readonly titreRecherche: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Cartouche_projet">;
  readonly " $fragmentType": "FicheProjet_projet";
};
export type FicheProjet_projet$key = {
  readonly " $data"?: FicheProjet_projet$data;
  readonly " $fragmentSpreads": FragmentRefs<"FicheProjet_projet">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "PageHead_image"
};
return {
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
      "name": "titreRecherche",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "descriptionRecherche",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "partage",
      "plural": false,
      "selections": [
        (v0/*:: as any*/)
      ],
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
        (v0/*:: as any*/),
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
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "width",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "height",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDrawing",
          "storageKey": null
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
})();

(node as any).hash = "be02122bb9629a5de093b824968b440c";

export default node;
