/**
 * @generated SignedSource<<e63cc6b488252f213a573d5d9169987a>>
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
  readonly documents: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Telechargements_documents">;
  }>;
  readonly galerie: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Galerie_images" | "planches_galerie">;
  }>;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image" | "PageHead_image" | "planches_image">;
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
          "args": null,
          "kind": "FragmentSpread",
          "name": "planches_image"
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
      "alias": null,
      "args": null,
      "concreteType": "GalerieImage",
      "kind": "LinkedField",
      "name": "galerie",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "planches_galerie"
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Galerie_images"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Telechargement",
      "kind": "LinkedField",
      "name": "documents",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Telechargements_documents"
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

(node as any).hash = "3a7d16dbfd36bdff0af9bf54e174feeb";

export default node;
