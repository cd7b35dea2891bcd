/**
 * @generated SignedSource<<38d546a029ef26cbd534e8e4e231a035>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Ligne_content$data = {
  readonly annonce: {
    readonly " $fragmentSpreads": FragmentRefs<"annonce_ligne">;
  } | null | undefined;
  readonly databaseId: number;
  readonly draft: {
    readonly savedAt: string;
    readonly savedBy: string | null | undefined;
  } | null | undefined;
  readonly entreprise: {
    readonly " $fragmentSpreads": FragmentRefs<"entreprise_ligne">;
  } | null | undefined;
  readonly equipe: {
    readonly " $fragmentSpreads": FragmentRefs<"equipe_ligne">;
  } | null | undefined;
  readonly faq: {
    readonly " $fragmentSpreads": FragmentRefs<"faq_ligne">;
  } | null | undefined;
  readonly faqQuestion: {
    readonly " $fragmentSpreads": FragmentRefs<"faqQuestion_ligne">;
  } | null | undefined;
  readonly id: string;
  readonly libelle: string;
  readonly offre: {
    readonly " $fragmentSpreads": FragmentRefs<"offre_ligne">;
  } | null | undefined;
  readonly page: {
    readonly " $fragmentSpreads": FragmentRefs<"page_ligne">;
  } | null | undefined;
  readonly partenaire: {
    readonly " $fragmentSpreads": FragmentRefs<"partenaire_ligne">;
  } | null | undefined;
  readonly presentation: {
    readonly " $fragmentSpreads": FragmentRefs<"presentation_ligne">;
  } | null | undefined;
  readonly projet: {
    readonly " $fragmentSpreads": FragmentRefs<"projet_ligne">;
  } | null | undefined;
  readonly service: {
    readonly " $fragmentSpreads": FragmentRefs<"service_ligne">;
  } | null | undefined;
  readonly slide: {
    readonly " $fragmentSpreads": FragmentRefs<"slide_ligne">;
  } | null | undefined;
  readonly softdelete: boolean;
  readonly status: boolean;
  readonly testimonial: {
    readonly " $fragmentSpreads": FragmentRefs<"testimonial_ligne">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"Prevu_content">;
  readonly " $fragmentType": "Ligne_content";
};
export type Ligne_content$key = {
  readonly " $data"?: Ligne_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ligne_content">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "databaseId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lien",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "annee",
  "storageKey": null
},
v5 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Image_image"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "logo",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "photo",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lieu",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v5/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Ligne_content",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "libelle",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "softdelete",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "draft",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "savedBy",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Prevu_content"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "annonce_ligne",
            "selections": [
              (v3/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "type": "Annonce",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "annonce"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "entreprise_ligne",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "email1",
                "storageKey": null
              },
              (v4/*:: as any*/),
              (v6/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "type": "Entreprise",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "entreprise"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "equipe_ligne",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "poste",
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "type": "Equipe",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "equipe"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "faq_ligne",
            "selections": [
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FaqQuestion",
                "kind": "LinkedField",
                "name": "questions",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "type": "Faq",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "faq"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "faqQuestion_ligne",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Faq",
                "kind": "LinkedField",
                "name": "faq",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "titre",
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
        "type": "FaqQuestion",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "faqQuestion"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "offre_ligne",
            "selections": [
              (v8/*:: as any*/),
              (v9/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "contrat",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "jusquAu",
                "storageKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "type": "Offre",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "offre"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "page_ligne",
            "selections": [
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "auMenu",
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "type": "Page",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "page"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "partenaire_ligne",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "url",
                "storageKey": null
              },
              (v6/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "type": "Partenaire",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "partenaire"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "presentation_ligne",
            "selections": [
              (v10/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "type": "Presentation",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "presentation"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "projet_ligne",
            "selections": [
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "category",
                "storageKey": null
              },
              (v9/*:: as any*/),
              (v4/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "type": "Projet",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "projet"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "service_ligne",
            "selections": [
              (v8/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "CategorieService",
                "kind": "LinkedField",
                "name": "categories",
                "plural": true,
                "selections": [
                  (v0/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "nom",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v10/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "type": "Service",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "service"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "slide_ligne",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "archive",
                "storageKey": null
              },
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v10/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "type": "Slide",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "slide"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "testimonial_ligne",
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fonction",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "entreprise",
                "storageKey": null
              },
              (v7/*:: as any*/)
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "type": "Testimonial",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "testimonial"
    }
  ],
  "type": "Content",
  "abstractKey": "__isContent"
};
})();

(node as any).hash = "463cc6dfc8f919cd42e308c56da820bc";

export default node;
