/**
 * @generated SignedSource<<5df695ae223c65817ff5db39c2eb167a>>
 * @relayHash aba63e265777685d9abb091868aa7c65
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36645398ac160a9647d679c85a457e59d50fefded9ed62578b080fdd99207b89

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveDraftInput = {
  content: ContentFieldsInput;
  draftVersion?: number | null | undefined;
  id: string;
  version?: number | null | undefined;
};
export type ContentFieldsInput = {
  annonce: AnnonceFieldsInput;
  categorieProjet?: never;
  categorieService?: never;
  entreprise?: never;
  equipe?: never;
  faq?: never;
  faqQuestion?: never;
  offre?: never;
  page?: never;
  partenaire?: never;
  presentation?: never;
  projet?: never;
  service?: never;
  slide?: never;
  testimonial?: never;
} | {
  annonce?: never;
  categorieProjet: CategorieProjetFieldsInput;
  categorieService?: never;
  entreprise?: never;
  equipe?: never;
  faq?: never;
  faqQuestion?: never;
  offre?: never;
  page?: never;
  partenaire?: never;
  presentation?: never;
  projet?: never;
  service?: never;
  slide?: never;
  testimonial?: never;
} | {
  annonce?: never;
  categorieProjet?: never;
  categorieService: CategorieServiceFieldsInput;
  entreprise?: never;
  equipe?: never;
  faq?: never;
  faqQuestion?: never;
  offre?: never;
  page?: never;
  partenaire?: never;
  presentation?: never;
  projet?: never;
  service?: never;
  slide?: never;
  testimonial?: never;
} | {
  annonce?: never;
  categorieProjet?: never;
  categorieService?: never;
  entreprise: EntrepriseFieldsInput;
  equipe?: never;
  faq?: never;
  faqQuestion?: never;
  offre?: never;
  page?: never;
  partenaire?: never;
  presentation?: never;
  projet?: never;
  service?: never;
  slide?: never;
  testimonial?: never;
} | {
  annonce?: never;
  categorieProjet?: never;
  categorieService?: never;
  entreprise?: never;
  equipe: EquipeFieldsInput;
  faq?: never;
  faqQuestion?: never;
  offre?: never;
  page?: never;
  partenaire?: never;
  presentation?: never;
  projet?: never;
  service?: never;
  slide?: never;
  testimonial?: never;
} | {
  annonce?: never;
  categorieProjet?: never;
  categorieService?: never;
  entreprise?: never;
  equipe?: never;
  faq: FaqFieldsInput;
  faqQuestion?: never;
  offre?: never;
  page?: never;
  partenaire?: never;
  presentation?: never;
  projet?: never;
  service?: never;
  slide?: never;
  testimonial?: never;
} | {
  annonce?: never;
  categorieProjet?: never;
  categorieService?: never;
  entreprise?: never;
  equipe?: never;
  faq?: never;
  faqQuestion: FaqQuestionFieldsInput;
  offre?: never;
  page?: never;
  partenaire?: never;
  presentation?: never;
  projet?: never;
  service?: never;
  slide?: never;
  testimonial?: never;
} | {
  annonce?: never;
  categorieProjet?: never;
  categorieService?: never;
  entreprise?: never;
  equipe?: never;
  faq?: never;
  faqQuestion?: never;
  offre: OffreFieldsInput;
  page?: never;
  partenaire?: never;
  presentation?: never;
  projet?: never;
  service?: never;
  slide?: never;
  testimonial?: never;
} | {
  annonce?: never;
  categorieProjet?: never;
  categorieService?: never;
  entreprise?: never;
  equipe?: never;
  faq?: never;
  faqQuestion?: never;
  offre?: never;
  page: PageFieldsInput;
  partenaire?: never;
  presentation?: never;
  projet?: never;
  service?: never;
  slide?: never;
  testimonial?: never;
} | {
  annonce?: never;
  categorieProjet?: never;
  categorieService?: never;
  entreprise?: never;
  equipe?: never;
  faq?: never;
  faqQuestion?: never;
  offre?: never;
  page?: never;
  partenaire: PartenaireFieldsInput;
  presentation?: never;
  projet?: never;
  service?: never;
  slide?: never;
  testimonial?: never;
} | {
  annonce?: never;
  categorieProjet?: never;
  categorieService?: never;
  entreprise?: never;
  equipe?: never;
  faq?: never;
  faqQuestion?: never;
  offre?: never;
  page?: never;
  partenaire?: never;
  presentation: PresentationFieldsInput;
  projet?: never;
  service?: never;
  slide?: never;
  testimonial?: never;
} | {
  annonce?: never;
  categorieProjet?: never;
  categorieService?: never;
  entreprise?: never;
  equipe?: never;
  faq?: never;
  faqQuestion?: never;
  offre?: never;
  page?: never;
  partenaire?: never;
  presentation?: never;
  projet: ProjetFieldsInput;
  service?: never;
  slide?: never;
  testimonial?: never;
} | {
  annonce?: never;
  categorieProjet?: never;
  categorieService?: never;
  entreprise?: never;
  equipe?: never;
  faq?: never;
  faqQuestion?: never;
  offre?: never;
  page?: never;
  partenaire?: never;
  presentation?: never;
  projet?: never;
  service: ServiceFieldsInput;
  slide?: never;
  testimonial?: never;
} | {
  annonce?: never;
  categorieProjet?: never;
  categorieService?: never;
  entreprise?: never;
  equipe?: never;
  faq?: never;
  faqQuestion?: never;
  offre?: never;
  page?: never;
  partenaire?: never;
  presentation?: never;
  projet?: never;
  service?: never;
  slide: SlideFieldsInput;
  testimonial?: never;
} | {
  annonce?: never;
  categorieProjet?: never;
  categorieService?: never;
  entreprise?: never;
  equipe?: never;
  faq?: never;
  faqQuestion?: never;
  offre?: never;
  page?: never;
  partenaire?: never;
  presentation?: never;
  projet?: never;
  service?: never;
  slide?: never;
  testimonial: TestimonialFieldsInput;
};
export type AnnonceFieldsInput = {
  lien?: string | null | undefined;
  texte?: string | null | undefined;
};
export type CategorieProjetFieldsInput = {
  nom?: string | null | undefined;
};
export type CategorieServiceFieldsInput = {
  nom?: string | null | undefined;
};
export type EntrepriseFieldsInput = {
  adresse?: string | null | undefined;
  annee?: number | null | undefined;
  assurance?: string | null | undefined;
  capital?: string | null | undefined;
  compteContribuable?: string | null | undefined;
  correspondant?: string | null | undefined;
  couleur?: string | null | undefined;
  declarationArtci?: string | null | undefined;
  description?: string | null | undefined;
  directeurPublication?: string | null | undefined;
  email1?: string | null | undefined;
  email2?: string | null | undefined;
  fondation?: string | null | undefined;
  formeJuridique?: string | null | undefined;
  hebergeur?: string | null | undefined;
  heures?: HeuresInput | null | undefined;
  horaire?: string | null | undefined;
  latitude?: number | null | undefined;
  logo?: File | string | null | undefined;
  logoAlt?: string | null | undefined;
  logoFocalX?: number | null | undefined;
  logoFocalY?: number | null | undefined;
  logoSeul?: boolean | null | undefined;
  longitude?: number | null | undefined;
  nom?: string | null | undefined;
  ordre?: string | null | undefined;
  ordreNumero?: string | null | undefined;
  phone1?: string | null | undefined;
  phone2?: string | null | undefined;
  rccm?: string | null | undefined;
  repere?: string | null | undefined;
  resume?: string | null | undefined;
  support?: string | null | undefined;
  symbole?: File | string | null | undefined;
  symboleAlt?: string | null | undefined;
  symboleFocalX?: number | null | undefined;
  symboleFocalY?: number | null | undefined;
  urlFacebook?: string | null | undefined;
  urlInstagram?: string | null | undefined;
  urlLinkedin?: string | null | undefined;
  urlSkype?: string | null | undefined;
  urlTwitter?: string | null | undefined;
  whatsapp?: string | null | undefined;
};
export type HeuresInput = {
  dimanche?: ReadonlyArray<string> | null | undefined;
  exceptions?: ReadonlyArray<JoursExceptionnelsInput> | null | undefined;
  jeudi?: ReadonlyArray<string> | null | undefined;
  lundi?: ReadonlyArray<string> | null | undefined;
  mardi?: ReadonlyArray<string> | null | undefined;
  mercredi?: ReadonlyArray<string> | null | undefined;
  samedi?: ReadonlyArray<string> | null | undefined;
  vendredi?: ReadonlyArray<string> | null | undefined;
};
export type JoursExceptionnelsInput = {
  au: string;
  du: string;
  motif?: string | null | undefined;
  plages?: ReadonlyArray<string> | null | undefined;
};
export type EquipeFieldsInput = {
  description?: string | null | undefined;
  email?: string | null | undefined;
  nom?: string | null | undefined;
  numeroOrdre?: string | null | undefined;
  ordre?: number | null | undefined;
  photo?: File | string | null | undefined;
  photoAlt?: string | null | undefined;
  photoFocalX?: number | null | undefined;
  photoFocalY?: number | null | undefined;
  poste?: string | null | undefined;
  prenom?: string | null | undefined;
  urlLinkedin?: string | null | undefined;
};
export type FaqFieldsInput = {
  ordre?: number | null | undefined;
  titre?: string | null | undefined;
};
export type FaqQuestionFieldsInput = {
  faq?: string | null | undefined;
  ordre?: number | null | undefined;
  question?: string | null | undefined;
  reponse?: string | null | undefined;
};
export type OffreFieldsInput = {
  contrat?: string | null | undefined;
  description?: string | null | undefined;
  descriptionRecherche?: string | null | undefined;
  documents?: ReadonlyArray<TelechargementInput> | null | undefined;
  jusquAu?: string | null | undefined;
  lieu?: string | null | undefined;
  resume?: string | null | undefined;
  slug?: string | null | undefined;
  titre?: string | null | undefined;
  titreRecherche?: string | null | undefined;
};
export type TelechargementInput = {
  file?: File | string | null | undefined;
  titre?: string | null | undefined;
};
export type PageFieldsInput = {
  auMenu?: boolean | null | undefined;
  contenu?: string | null | undefined;
  descriptionRecherche?: string | null | undefined;
  documents?: ReadonlyArray<TelechargementInput> | null | undefined;
  image?: File | string | null | undefined;
  imageAlt?: string | null | undefined;
  imageFocalX?: number | null | undefined;
  imageFocalY?: number | null | undefined;
  partage?: File | string | null | undefined;
  partageAlt?: string | null | undefined;
  partageFocalX?: number | null | undefined;
  partageFocalY?: number | null | undefined;
  resume?: string | null | undefined;
  slug?: string | null | undefined;
  titre?: string | null | undefined;
  titreRecherche?: string | null | undefined;
};
export type PartenaireFieldsInput = {
  logo?: File | string | null | undefined;
  logoAlt?: string | null | undefined;
  logoFocalX?: number | null | undefined;
  logoFocalY?: number | null | undefined;
  nom?: string | null | undefined;
  ordre?: number | null | undefined;
  url?: string | null | undefined;
};
export type PresentationFieldsInput = {
  contenu?: string | null | undefined;
  footerSec?: string | null | undefined;
  image?: File | string | null | undefined;
  imageAlt?: string | null | undefined;
  imageFocalX?: number | null | undefined;
  imageFocalY?: number | null | undefined;
  titre?: string | null | undefined;
};
export type ProjetFieldsInput = {
  annee?: number | null | undefined;
  category?: string | null | undefined;
  client?: string | null | undefined;
  description?: string | null | undefined;
  descriptionRecherche?: string | null | undefined;
  documents?: ReadonlyArray<TelechargementInput> | null | undefined;
  galerie?: ReadonlyArray<GalerieImageInput> | null | undefined;
  image?: File | string | null | undefined;
  imageAlt?: string | null | undefined;
  imageFocalX?: number | null | undefined;
  imageFocalY?: number | null | undefined;
  latitude?: number | null | undefined;
  lieu?: string | null | undefined;
  longitude?: number | null | undefined;
  maitreOeuvre?: string | null | undefined;
  nom?: string | null | undefined;
  ordre?: number | null | undefined;
  partage?: File | string | null | undefined;
  partageAlt?: string | null | undefined;
  partageFocalX?: number | null | undefined;
  partageFocalY?: number | null | undefined;
  prix?: string | null | undefined;
  resultat?: string | null | undefined;
  slug?: string | null | undefined;
  titreRecherche?: string | null | undefined;
};
export type GalerieImageInput = {
  alt?: string | null | undefined;
  avant?: boolean | null | undefined;
  focalX?: number | null | undefined;
  focalY?: number | null | undefined;
  image?: File | string | null | undefined;
  legende?: string | null | undefined;
};
export type ServiceFieldsInput = {
  apporter?: string | null | undefined;
  categories?: ReadonlyArray<string> | null | undefined;
  delai?: string | null | undefined;
  description?: string | null | undefined;
  descriptionRecherche?: string | null | undefined;
  documents?: ReadonlyArray<TelechargementInput> | null | undefined;
  fourchette?: string | null | undefined;
  galerie?: ReadonlyArray<GalerieImageInput> | null | undefined;
  image?: File | string | null | undefined;
  imageAlt?: string | null | undefined;
  imageFocalX?: number | null | undefined;
  imageFocalY?: number | null | undefined;
  nom?: string | null | undefined;
  ordre?: number | null | undefined;
  partage?: File | string | null | undefined;
  partageAlt?: string | null | undefined;
  partageFocalX?: number | null | undefined;
  partageFocalY?: number | null | undefined;
  responsable?: string | null | undefined;
  resume?: string | null | undefined;
  slug?: string | null | undefined;
  titreRecherche?: string | null | undefined;
  verifieLe?: string | null | undefined;
};
export type SlideFieldsInput = {
  archive?: boolean | null | undefined;
  contenue?: string | null | undefined;
  image?: File | string | null | undefined;
  imageAlt?: string | null | undefined;
  imageFocalX?: number | null | undefined;
  imageFocalY?: number | null | undefined;
  lien?: string | null | undefined;
  ordre?: number | null | undefined;
  titre?: string | null | undefined;
};
export type TestimonialFieldsInput = {
  entreprise?: string | null | undefined;
  fonction?: string | null | undefined;
  message?: string | null | undefined;
  nom?: string | null | undefined;
  note?: number | null | undefined;
  photo?: File | string | null | undefined;
  photoAlt?: string | null | undefined;
  photoFocalX?: number | null | undefined;
  photoFocalY?: number | null | undefined;
};
export type sharedDraftSaveMutation$variables = {
  input: SaveDraftInput;
};
export type sharedDraftSaveMutation$data = {
  readonly result: {
    readonly " $fragmentSpreads": FragmentRefs<"sharedDraft_result">;
  };
};
export type sharedDraftSaveMutation = {
  response: sharedDraftSaveMutation$data;
  variables: sharedDraftSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v4 = [
  (v3/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FieldError",
        "kind": "LinkedField",
        "name": "fields",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "ValidationError",
    "abstractKey": null
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "libelle",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sharedDraftSaveMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveDraft",
        "plural": false,
        "selections": [
          {
            "kind": "InlineDataFragmentSpread",
            "name": "sharedDraft_result",
            "selections": [
              (v2/*:: as any*/),
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "documents_refusal",
                      "selections": (v4/*:: as any*/),
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "type": "Error",
                  "abstractKey": "__isError"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "refusal"
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "content",
                    "plural": false,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "Ligne_commun"
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ContentStats",
                    "kind": "LinkedField",
                    "name": "stats",
                    "plural": false,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "Liste_stats"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "type": "LifecyclePayload",
                "abstractKey": null
              }
            ],
            "args": null,
            "argumentDefinitions": []
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sharedDraftSaveMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveDraft",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isLifecycleResult"
          },
          {
            "kind": "InlineFragment",
            "selections": (v4/*:: as any*/),
            "type": "Error",
            "abstractKey": "__isError"
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "content",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isContent"
                  },
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "databaseId",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
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
                      (v2/*:: as any*/),
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
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "publishAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "unpublishAt",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ContentStats",
                "kind": "LinkedField",
                "name": "stats",
                "plural": false,
                "selections": [
                  (v5/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "total",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "activeCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "activeLimit",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "trashed",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "drafts",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": null,
                    "kind": "LinkedField",
                    "name": "actives",
                    "plural": true,
                    "selections": [
                      (v2/*:: as any*/),
                      (v5/*:: as any*/),
                      (v6/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "LifecyclePayload",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "36645398ac160a9647d679c85a457e59d50fefded9ed62578b080fdd99207b89",
    "metadata": {},
    "name": "sharedDraftSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9a59e0327430fa4e6b4770f6f0c0ceff";

export default node;
