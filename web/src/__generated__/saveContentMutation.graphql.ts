/**
 * @generated SignedSource<<28a71658f1d1a859d6f89c082f3ac3a6>>
 * @relayHash 6a27dfdab10f2ed4ddf969c2b1572c93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7f395b27973ba12958ebe35c9c64457f22ae64b5f6091f692d3f0d4513ec62ad

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SaveContentInput = {
  clientMutationId?: string | null | undefined;
  content: ContentFieldsInput;
  id?: string | null | undefined;
  status?: boolean | null | undefined;
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
export type saveContentMutation$variables = {
  append: ReadonlyArray<string>;
  input: SaveContentInput;
  isNewRow: boolean;
  prepend: ReadonlyArray<string>;
};
export type saveContentMutation$data = {
  readonly result: {
    readonly content?: {
      readonly id: string;
      readonly item: {
        readonly " $fragmentSpreads": FragmentRefs<"item_content">;
      };
      readonly libelle: string;
      readonly " $fragmentSpreads": FragmentRefs<"Ligne_content">;
    };
    readonly current?: {
      readonly id: string;
    };
    readonly edge?: {
      readonly node: {
        readonly id: string;
      };
    } | null | undefined;
    readonly lastEdge?: {
      readonly node: {
        readonly id: string;
      };
    } | null | undefined;
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"documents_refusal">;
    } | null | undefined;
    readonly stats?: {
      readonly " $fragmentSpreads": FragmentRefs<"Liste_stats">;
    };
  };
};
export type saveContentMutation = {
  response: saveContentMutation$data;
  variables: saveContentMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "append"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "input"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "isNewRow"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "prepend"
},
v4 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v6 = [
  (v5/*:: as any*/),
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
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "ValidationError",
    "abstractKey": null
  }
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "libelle",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lien",
  "storageKey": null
},
v11 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "texte",
    "storageKey": null
  },
  (v10/*:: as any*/)
],
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nom",
  "storageKey": null
},
v13 = [
  (v12/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "width",
      "value": 960
    }
  ],
  "kind": "ScalarField",
  "name": "url",
  "storageKey": "url(width:960)"
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalX",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalY",
  "storageKey": null
},
v18 = [
  (v14/*:: as any*/),
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  (v17/*:: as any*/)
],
v19 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "logo",
  "plural": false,
  "selections": (v18/*:: as any*/),
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "logoSeul",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "width",
      "value": 512
    }
  ],
  "kind": "ScalarField",
  "name": "url",
  "storageKey": "url(width:512)"
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "couleur",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resume",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email1",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email2",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone1",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone2",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "support",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "whatsapp",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "horaire",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "concreteType": "Heures",
  "kind": "LinkedField",
  "name": "heures",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lundi",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mardi",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mercredi",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "jeudi",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vendredi",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "samedi",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dimanche",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "JoursExceptionnels",
      "kind": "LinkedField",
      "name": "exceptions",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "du",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "au",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "plages",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "motif",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "annee",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "adresse",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "latitude",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "longitude",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlFacebook",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlInstagram",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlLinkedin",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlSkype",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlTwitter",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formeJuridique",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "capital",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rccm",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compteContribuable",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordre",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordreNumero",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assurance",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "directeurPublication",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hebergeur",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "declarationArtci",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correspondant",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "repere",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fondation",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prenom",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "poste",
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "photo",
  "plural": false,
  "selections": (v18/*:: as any*/),
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroOrdre",
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titre",
  "storageKey": null
},
v61 = [
  (v60/*:: as any*/)
],
v62 = [
  (v7/*:: as any*/)
],
v63 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Faq",
    "kind": "LinkedField",
    "name": "faq",
    "plural": false,
    "selections": (v62/*:: as any*/),
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "question",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "reponse",
    "storageKey": null
  }
],
v64 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titreRecherche",
  "storageKey": null
},
v65 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "descriptionRecherche",
  "storageKey": null
},
v66 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v67 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lieu",
  "storageKey": null
},
v68 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contrat",
  "storageKey": null
},
v69 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jusquAu",
  "storageKey": null
},
v70 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "media",
  "storageKey": null
},
v71 = {
  "alias": null,
  "args": null,
  "concreteType": "Telechargement",
  "kind": "LinkedField",
  "name": "documents",
  "plural": true,
  "selections": [
    (v70/*:: as any*/),
    (v60/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "size",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v72 = [
  (v64/*:: as any*/),
  (v65/*:: as any*/),
  (v60/*:: as any*/),
  (v66/*:: as any*/),
  (v67/*:: as any*/),
  (v68/*:: as any*/),
  (v23/*:: as any*/),
  (v24/*:: as any*/),
  (v69/*:: as any*/),
  (v71/*:: as any*/)
],
v73 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "partage",
  "plural": false,
  "selections": (v18/*:: as any*/),
  "storageKey": null
},
v74 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contenu",
  "storageKey": null
},
v75 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v18/*:: as any*/),
  "storageKey": null
},
v76 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "auMenu",
  "storageKey": null
},
v77 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v78 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "footerSec",
  "storageKey": null
},
v79 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resultat",
  "storageKey": null
},
v80 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "client",
  "storageKey": null
},
v81 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prix",
  "storageKey": null
},
v82 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maitreOeuvre",
  "storageKey": null
},
v83 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v84 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legende",
  "storageKey": null
},
v85 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avant",
  "storageKey": null
},
v86 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v87 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v88 = {
  "alias": null,
  "args": [
    {
      "kind": "Literal",
      "name": "width",
      "value": 480
    }
  ],
  "kind": "ScalarField",
  "name": "url",
  "storageKey": "url(width:480)"
},
v89 = {
  "alias": null,
  "args": null,
  "concreteType": "GalerieImage",
  "kind": "LinkedField",
  "name": "galerie",
  "plural": true,
  "selections": [
    (v84/*:: as any*/),
    (v85/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        (v70/*:: as any*/),
        (v15/*:: as any*/),
        (v16/*:: as any*/),
        (v17/*:: as any*/),
        (v86/*:: as any*/),
        (v87/*:: as any*/),
        (v88/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v90 = {
  "alias": null,
  "args": null,
  "concreteType": "CategorieService",
  "kind": "LinkedField",
  "name": "categories",
  "plural": true,
  "selections": [
    (v7/*:: as any*/),
    (v12/*:: as any*/)
  ],
  "storageKey": null
},
v91 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fourchette",
  "storageKey": null
},
v92 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "delai",
  "storageKey": null
},
v93 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "verifieLe",
  "storageKey": null
},
v94 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "apporter",
  "storageKey": null
},
v95 = {
  "alias": null,
  "args": null,
  "concreteType": "Equipe",
  "kind": "LinkedField",
  "name": "responsable",
  "plural": false,
  "selections": (v62/*:: as any*/),
  "storageKey": null
},
v96 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contenue",
  "storageKey": null
},
v97 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archive",
  "storageKey": null
},
v98 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fonction",
  "storageKey": null
},
v99 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entreprise",
  "storageKey": null
},
v100 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v101 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": (v62/*:: as any*/),
    "storageKey": null
  }
],
v102 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v103 = [
  (v14/*:: as any*/),
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  (v7/*:: as any*/)
],
v104 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "logo",
  "plural": false,
  "selections": (v103/*:: as any*/),
  "storageKey": null
},
v105 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "photo",
  "plural": false,
  "selections": (v103/*:: as any*/),
  "storageKey": null
},
v106 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "partage",
  "plural": false,
  "selections": (v103/*:: as any*/),
  "storageKey": null
},
v107 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v103/*:: as any*/),
  "storageKey": null
},
v108 = {
  "alias": null,
  "args": null,
  "concreteType": "GalerieImage",
  "kind": "LinkedField",
  "name": "galerie",
  "plural": true,
  "selections": [
    (v84/*:: as any*/),
    (v85/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        (v70/*:: as any*/),
        (v15/*:: as any*/),
        (v16/*:: as any*/),
        (v17/*:: as any*/),
        (v86/*:: as any*/),
        (v87/*:: as any*/),
        (v88/*:: as any*/),
        (v7/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v109 = [
  (v14/*:: as any*/),
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
    "alias": "webp",
    "args": [
      {
        "kind": "Literal",
        "name": "format",
        "value": "WEBP"
      }
    ],
    "kind": "ScalarField",
    "name": "srcSet",
    "storageKey": "srcSet(format:\"WEBP\")"
  },
  (v86/*:: as any*/),
  (v87/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "placeholder",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "isDrawing",
    "storageKey": null
  },
  (v15/*:: as any*/),
  (v16/*:: as any*/),
  (v17/*:: as any*/),
  (v7/*:: as any*/)
],
v110 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "logo",
  "plural": false,
  "selections": (v109/*:: as any*/),
  "storageKey": null
},
v111 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "photo",
  "plural": false,
  "selections": (v109/*:: as any*/),
  "storageKey": null
},
v112 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v109/*:: as any*/),
  "storageKey": null
},
v113 = [
  (v102/*:: as any*/),
  (v7/*:: as any*/)
],
v114 = [
  {
    "alias": null,
    "args": null,
    "concreteType": null,
    "kind": "LinkedField",
    "name": "node",
    "plural": false,
    "selections": (v113/*:: as any*/),
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "saveContentMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveContent",
        "plural": false,
        "selections": [
          {
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                {
                  "kind": "InlineDataFragmentSpread",
                  "name": "documents_refusal",
                  "selections": (v6/*:: as any*/),
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
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "kind": "InlineDataFragmentSpread",
                          "name": "item_content",
                          "selections": [
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  (v7/*:: as any*/),
                                  (v8/*:: as any*/),
                                  (v9/*:: as any*/)
                                ],
                                "type": "Content",
                                "abstractKey": "__isContent"
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "common"
                            },
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "annonce_item",
                                    "selections": (v11/*:: as any*/),
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "type": "Annonce",
                                "abstractKey": null
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "Annonce"
                            },
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "categorieProjet_item",
                                    "selections": (v13/*:: as any*/),
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "type": "CategorieProjet",
                                "abstractKey": null
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "CategorieProjet"
                            },
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "categorieService_item",
                                    "selections": (v13/*:: as any*/),
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "type": "CategorieService",
                                "abstractKey": null
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "CategorieService"
                            },
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "entreprise_item",
                                    "selections": [
                                      (v12/*:: as any*/),
                                      (v19/*:: as any*/),
                                      (v20/*:: as any*/),
                                      {
                                        "alias": null,
                                        "args": null,
                                        "concreteType": "Image",
                                        "kind": "LinkedField",
                                        "name": "symbole",
                                        "plural": false,
                                        "selections": [
                                          (v21/*:: as any*/)
                                        ],
                                        "storageKey": null
                                      },
                                      (v22/*:: as any*/),
                                      (v23/*:: as any*/),
                                      (v24/*:: as any*/),
                                      (v25/*:: as any*/),
                                      (v26/*:: as any*/),
                                      (v27/*:: as any*/),
                                      (v28/*:: as any*/),
                                      (v29/*:: as any*/),
                                      (v30/*:: as any*/),
                                      (v31/*:: as any*/),
                                      (v32/*:: as any*/),
                                      (v33/*:: as any*/),
                                      (v34/*:: as any*/),
                                      (v35/*:: as any*/),
                                      (v36/*:: as any*/),
                                      (v37/*:: as any*/),
                                      (v38/*:: as any*/),
                                      (v39/*:: as any*/),
                                      (v40/*:: as any*/),
                                      (v41/*:: as any*/),
                                      (v42/*:: as any*/),
                                      (v43/*:: as any*/),
                                      (v44/*:: as any*/),
                                      (v45/*:: as any*/),
                                      (v46/*:: as any*/),
                                      (v47/*:: as any*/),
                                      (v48/*:: as any*/),
                                      (v49/*:: as any*/),
                                      (v50/*:: as any*/),
                                      (v51/*:: as any*/),
                                      (v52/*:: as any*/),
                                      (v53/*:: as any*/),
                                      (v54/*:: as any*/)
                                    ],
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "type": "Entreprise",
                                "abstractKey": null
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "Entreprise"
                            },
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "equipe_item",
                                    "selections": [
                                      (v12/*:: as any*/),
                                      (v55/*:: as any*/),
                                      (v56/*:: as any*/),
                                      (v24/*:: as any*/),
                                      (v57/*:: as any*/),
                                      (v58/*:: as any*/),
                                      (v39/*:: as any*/),
                                      (v59/*:: as any*/)
                                    ],
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "type": "Equipe",
                                "abstractKey": null
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "Equipe"
                            },
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "faq_item",
                                    "selections": (v61/*:: as any*/),
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "type": "Faq",
                                "abstractKey": null
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "Faq"
                            },
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "faqQuestion_item",
                                    "selections": (v63/*:: as any*/),
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "type": "FaqQuestion",
                                "abstractKey": null
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "FaqQuestion"
                            },
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "offre_item",
                                    "selections": (v72/*:: as any*/),
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "type": "Offre",
                                "abstractKey": null
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "Offre"
                            },
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "page_item",
                                    "selections": [
                                      (v64/*:: as any*/),
                                      (v65/*:: as any*/),
                                      (v73/*:: as any*/),
                                      (v60/*:: as any*/),
                                      (v66/*:: as any*/),
                                      (v23/*:: as any*/),
                                      (v74/*:: as any*/),
                                      (v75/*:: as any*/),
                                      (v71/*:: as any*/),
                                      (v76/*:: as any*/)
                                    ],
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "type": "Page",
                                "abstractKey": null
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "Page"
                            },
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "partenaire_item",
                                    "selections": [
                                      (v12/*:: as any*/),
                                      (v19/*:: as any*/),
                                      (v77/*:: as any*/)
                                    ],
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "type": "Partenaire",
                                "abstractKey": null
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "Partenaire"
                            },
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "presentation_item",
                                    "selections": [
                                      (v60/*:: as any*/),
                                      (v74/*:: as any*/),
                                      (v75/*:: as any*/),
                                      (v78/*:: as any*/)
                                    ],
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "type": "Presentation",
                                "abstractKey": null
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "Presentation"
                            },
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "projet_item",
                                    "selections": [
                                      (v64/*:: as any*/),
                                      (v65/*:: as any*/),
                                      (v73/*:: as any*/),
                                      (v12/*:: as any*/),
                                      (v66/*:: as any*/),
                                      (v24/*:: as any*/),
                                      (v79/*:: as any*/),
                                      (v80/*:: as any*/),
                                      (v67/*:: as any*/),
                                      (v33/*:: as any*/),
                                      (v81/*:: as any*/),
                                      (v82/*:: as any*/),
                                      (v83/*:: as any*/),
                                      (v75/*:: as any*/),
                                      (v89/*:: as any*/),
                                      (v71/*:: as any*/),
                                      (v35/*:: as any*/),
                                      (v36/*:: as any*/)
                                    ],
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "type": "Projet",
                                "abstractKey": null
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "Projet"
                            },
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "service_item",
                                    "selections": [
                                      (v64/*:: as any*/),
                                      (v65/*:: as any*/),
                                      (v73/*:: as any*/),
                                      (v12/*:: as any*/),
                                      (v66/*:: as any*/),
                                      (v23/*:: as any*/),
                                      (v24/*:: as any*/),
                                      (v75/*:: as any*/),
                                      (v89/*:: as any*/),
                                      (v71/*:: as any*/),
                                      (v90/*:: as any*/),
                                      (v91/*:: as any*/),
                                      (v92/*:: as any*/),
                                      (v93/*:: as any*/),
                                      (v94/*:: as any*/),
                                      (v95/*:: as any*/)
                                    ],
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "type": "Service",
                                "abstractKey": null
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "Service"
                            },
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "slide_item",
                                    "selections": [
                                      (v60/*:: as any*/),
                                      (v96/*:: as any*/),
                                      (v75/*:: as any*/),
                                      (v10/*:: as any*/),
                                      (v97/*:: as any*/)
                                    ],
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "type": "Slide",
                                "abstractKey": null
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "Slide"
                            },
                            {
                              "fragment": {
                                "kind": "InlineFragment",
                                "selections": [
                                  {
                                    "kind": "InlineDataFragmentSpread",
                                    "name": "testimonial_item",
                                    "selections": [
                                      (v12/*:: as any*/),
                                      (v98/*:: as any*/),
                                      (v99/*:: as any*/),
                                      (v5/*:: as any*/),
                                      (v57/*:: as any*/),
                                      (v100/*:: as any*/)
                                    ],
                                    "args": null,
                                    "argumentDefinitions": []
                                  }
                                ],
                                "type": "Testimonial",
                                "abstractKey": null
                              },
                              "kind": "AliasedInlineFragmentSpread",
                              "name": "Testimonial"
                            }
                          ],
                          "args": null,
                          "argumentDefinitions": []
                        }
                      ],
                      "type": "Node",
                      "abstractKey": "__isNode"
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "item"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "Ligne_content"
                  }
                ],
                "storageKey": null
              },
              {
                "condition": "isNewRow",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ContentEdge",
                    "kind": "LinkedField",
                    "name": "edge",
                    "plural": false,
                    "selections": (v101/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": "lastEdge",
                    "args": null,
                    "concreteType": "ContentEdge",
                    "kind": "LinkedField",
                    "name": "edge",
                    "plural": false,
                    "selections": (v101/*:: as any*/),
                    "storageKey": null
                  }
                ]
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
            "type": "SaveContentPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": (v62/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "ConflictError",
            "abstractKey": null
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
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "saveContentMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "saveContent",
        "plural": false,
        "selections": [
          (v102/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v6/*:: as any*/),
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
                  (v102/*:: as any*/),
                  (v7/*:: as any*/),
                  (v8/*:: as any*/),
                  {
                    "kind": "TypeDiscriminator",
                    "abstractKey": "__isContent"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "databaseId",
                    "storageKey": null
                  },
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
                      (v102/*:: as any*/),
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
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v9/*:: as any*/)
                        ],
                        "type": "Content",
                        "abstractKey": "__isContent"
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v11/*:: as any*/),
                        "type": "Annonce",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v13/*:: as any*/),
                        "type": "CategorieProjet",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v13/*:: as any*/),
                        "type": "CategorieService",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v12/*:: as any*/),
                          (v104/*:: as any*/),
                          (v20/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "Image",
                            "kind": "LinkedField",
                            "name": "symbole",
                            "plural": false,
                            "selections": [
                              (v21/*:: as any*/),
                              (v7/*:: as any*/)
                            ],
                            "storageKey": null
                          },
                          (v22/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v25/*:: as any*/),
                          (v26/*:: as any*/),
                          (v27/*:: as any*/),
                          (v28/*:: as any*/),
                          (v29/*:: as any*/),
                          (v30/*:: as any*/),
                          (v31/*:: as any*/),
                          (v32/*:: as any*/),
                          (v33/*:: as any*/),
                          (v34/*:: as any*/),
                          (v35/*:: as any*/),
                          (v36/*:: as any*/),
                          (v37/*:: as any*/),
                          (v38/*:: as any*/),
                          (v39/*:: as any*/),
                          (v40/*:: as any*/),
                          (v41/*:: as any*/),
                          (v42/*:: as any*/),
                          (v43/*:: as any*/),
                          (v44/*:: as any*/),
                          (v45/*:: as any*/),
                          (v46/*:: as any*/),
                          (v47/*:: as any*/),
                          (v48/*:: as any*/),
                          (v49/*:: as any*/),
                          (v50/*:: as any*/),
                          (v51/*:: as any*/),
                          (v52/*:: as any*/),
                          (v53/*:: as any*/),
                          (v54/*:: as any*/)
                        ],
                        "type": "Entreprise",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v12/*:: as any*/),
                          (v55/*:: as any*/),
                          (v56/*:: as any*/),
                          (v24/*:: as any*/),
                          (v105/*:: as any*/),
                          (v58/*:: as any*/),
                          (v39/*:: as any*/),
                          (v59/*:: as any*/)
                        ],
                        "type": "Equipe",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v61/*:: as any*/),
                        "type": "Faq",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v63/*:: as any*/),
                        "type": "FaqQuestion",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": (v72/*:: as any*/),
                        "type": "Offre",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v64/*:: as any*/),
                          (v65/*:: as any*/),
                          (v106/*:: as any*/),
                          (v60/*:: as any*/),
                          (v66/*:: as any*/),
                          (v23/*:: as any*/),
                          (v74/*:: as any*/),
                          (v107/*:: as any*/),
                          (v71/*:: as any*/),
                          (v76/*:: as any*/)
                        ],
                        "type": "Page",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v12/*:: as any*/),
                          (v104/*:: as any*/),
                          (v77/*:: as any*/)
                        ],
                        "type": "Partenaire",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v60/*:: as any*/),
                          (v74/*:: as any*/),
                          (v107/*:: as any*/),
                          (v78/*:: as any*/)
                        ],
                        "type": "Presentation",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v64/*:: as any*/),
                          (v65/*:: as any*/),
                          (v106/*:: as any*/),
                          (v12/*:: as any*/),
                          (v66/*:: as any*/),
                          (v24/*:: as any*/),
                          (v79/*:: as any*/),
                          (v80/*:: as any*/),
                          (v67/*:: as any*/),
                          (v33/*:: as any*/),
                          (v81/*:: as any*/),
                          (v82/*:: as any*/),
                          (v83/*:: as any*/),
                          (v107/*:: as any*/),
                          (v108/*:: as any*/),
                          (v71/*:: as any*/),
                          (v35/*:: as any*/),
                          (v36/*:: as any*/)
                        ],
                        "type": "Projet",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v64/*:: as any*/),
                          (v65/*:: as any*/),
                          (v106/*:: as any*/),
                          (v12/*:: as any*/),
                          (v66/*:: as any*/),
                          (v23/*:: as any*/),
                          (v24/*:: as any*/),
                          (v107/*:: as any*/),
                          (v108/*:: as any*/),
                          (v71/*:: as any*/),
                          (v90/*:: as any*/),
                          (v91/*:: as any*/),
                          (v92/*:: as any*/),
                          (v93/*:: as any*/),
                          (v94/*:: as any*/),
                          (v95/*:: as any*/)
                        ],
                        "type": "Service",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v60/*:: as any*/),
                          (v96/*:: as any*/),
                          (v107/*:: as any*/),
                          (v10/*:: as any*/),
                          (v97/*:: as any*/)
                        ],
                        "type": "Slide",
                        "abstractKey": null
                      },
                      {
                        "kind": "InlineFragment",
                        "selections": [
                          (v12/*:: as any*/),
                          (v98/*:: as any*/),
                          (v99/*:: as any*/),
                          (v5/*:: as any*/),
                          (v105/*:: as any*/),
                          (v100/*:: as any*/)
                        ],
                        "type": "Testimonial",
                        "abstractKey": null
                      }
                    ],
                    "type": "Node",
                    "abstractKey": "__isNode"
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v10/*:: as any*/)
                    ],
                    "type": "Annonce",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v25/*:: as any*/),
                      (v33/*:: as any*/),
                      (v110/*:: as any*/)
                    ],
                    "type": "Entreprise",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v56/*:: as any*/),
                      (v111/*:: as any*/)
                    ],
                    "type": "Equipe",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "FaqQuestion",
                        "kind": "LinkedField",
                        "name": "questions",
                        "plural": true,
                        "selections": (v62/*:: as any*/),
                        "storageKey": null
                      }
                    ],
                    "type": "Faq",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Faq",
                        "kind": "LinkedField",
                        "name": "faq",
                        "plural": false,
                        "selections": [
                          (v60/*:: as any*/),
                          (v7/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "type": "FaqQuestion",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v66/*:: as any*/),
                      (v67/*:: as any*/),
                      (v68/*:: as any*/),
                      (v69/*:: as any*/)
                    ],
                    "type": "Offre",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v66/*:: as any*/),
                      (v76/*:: as any*/),
                      (v112/*:: as any*/)
                    ],
                    "type": "Page",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v77/*:: as any*/),
                      (v110/*:: as any*/)
                    ],
                    "type": "Partenaire",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v112/*:: as any*/)
                    ],
                    "type": "Presentation",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v66/*:: as any*/),
                      (v83/*:: as any*/),
                      (v67/*:: as any*/),
                      (v33/*:: as any*/),
                      (v112/*:: as any*/)
                    ],
                    "type": "Projet",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v66/*:: as any*/),
                      (v90/*:: as any*/),
                      (v112/*:: as any*/)
                    ],
                    "type": "Service",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v97/*:: as any*/),
                      (v10/*:: as any*/),
                      (v112/*:: as any*/)
                    ],
                    "type": "Slide",
                    "abstractKey": null
                  },
                  {
                    "kind": "InlineFragment",
                    "selections": [
                      (v98/*:: as any*/),
                      (v99/*:: as any*/),
                      (v111/*:: as any*/)
                    ],
                    "type": "Testimonial",
                    "abstractKey": null
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
                  (v7/*:: as any*/),
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
                      (v102/*:: as any*/),
                      (v7/*:: as any*/),
                      (v8/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "condition": "isNewRow",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ContentEdge",
                    "kind": "LinkedField",
                    "name": "edge",
                    "plural": false,
                    "selections": (v114/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "filters": null,
                    "handle": "prependEdge",
                    "key": "",
                    "kind": "LinkedHandle",
                    "name": "edge",
                    "handleArgs": [
                      {
                        "kind": "Variable",
                        "name": "connections",
                        "variableName": "prepend"
                      }
                    ]
                  },
                  {
                    "alias": "lastEdge",
                    "args": null,
                    "concreteType": "ContentEdge",
                    "kind": "LinkedField",
                    "name": "edge",
                    "plural": false,
                    "selections": (v114/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": "lastEdge",
                    "args": null,
                    "filters": null,
                    "handle": "appendEdge",
                    "key": "",
                    "kind": "LinkedHandle",
                    "name": "edge",
                    "handleArgs": [
                      {
                        "kind": "Variable",
                        "name": "connections",
                        "variableName": "append"
                      }
                    ]
                  }
                ]
              }
            ],
            "type": "SaveContentPayload",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": null,
                "kind": "LinkedField",
                "name": "current",
                "plural": false,
                "selections": (v113/*:: as any*/),
                "storageKey": null
              }
            ],
            "type": "ConflictError",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "7f395b27973ba12958ebe35c9c64457f22ae64b5f6091f692d3f0d4513ec62ad",
    "metadata": {},
    "name": "saveContentMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "77e280145b4ff083db1e213c9db32e4a";

export default node;
