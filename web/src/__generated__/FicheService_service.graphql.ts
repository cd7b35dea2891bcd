/**
 * @generated SignedSource<<949ac635e3b881dcc6bcec50ebe40060>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FicheService_service$data = {
  readonly categories: ReadonlyArray<{
    readonly id: string;
    readonly nom: string;
  }>;
  readonly delai: string | null | undefined;
  readonly description: string | null | undefined;
  readonly descriptionRecherche: string | null | undefined;
  readonly documents: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Telechargements_documents">;
  }>;
  readonly fourchette: string | null | undefined;
  readonly galerie: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"Galerie_images" | "planches_galerie">;
  }>;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image" | "PageHead_image" | "planches_image">;
  } | null | undefined;
  readonly nom: string;
  readonly partage: {
    readonly " $fragmentSpreads": FragmentRefs<"PageHead_image">;
  } | null | undefined;
  readonly responsable: {
    readonly id: string;
  } | null | undefined;
  readonly resume: string | null | undefined;
  readonly slug: string;
  readonly titreRecherche: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"FaitsService_service" | "Papiers_service" | "referencesOfService_service">;
  readonly " $fragmentType": "FicheService_service";
};
export type FicheService_service$key = {
  readonly " $data"?: FicheService_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"FicheService_service">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nom",
  "storageKey": null
},
v1 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "PageHead_image"
},
v2 = {
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
  "name": "FicheService_service",
  "selections": [
    (v0/*:: as any*/),
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
        (v1/*:: as any*/)
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
      "name": "resume",
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
      "concreteType": "CategorieService",
      "kind": "LinkedField",
      "name": "categories",
      "plural": true,
      "selections": [
        (v2/*:: as any*/),
        (v0/*:: as any*/)
      ],
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
        (v1/*:: as any*/),
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
      "kind": "ScalarField",
      "name": "fourchette",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "delai",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Equipe",
      "kind": "LinkedField",
      "name": "responsable",
      "plural": false,
      "selections": [
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FaitsService_service"
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
      "name": "Papiers_service"
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "referencesOfService_service",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Projet",
          "kind": "LinkedField",
          "name": "projets",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "category",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Service",
  "abstractKey": null
};
})();

(node as any).hash = "ea937799b8f549209af889957e63fd72";

export default node;
