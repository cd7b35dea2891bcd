/**
 * @generated SignedSource<<9f6464330008d30451829b54c7a34845>>
 * @relayHash 869b4030f13011f6f926362e334d2378
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d92d58c50dadbad8f46fa43e005581785b8538767dd3ec5697b990910e376ad

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sharedDraftQuery$variables = {
  id: string;
};
export type sharedDraftQuery$data = {
  readonly node: {
    readonly draft?: {
      readonly " $fragmentSpreads": FragmentRefs<"sharedDraft_draft">;
    } | null | undefined;
    readonly item: {
      readonly " $fragmentSpreads": FragmentRefs<"item_content">;
    };
    readonly ligne?: {
      readonly " $fragmentSpreads": FragmentRefs<"Ligne_content">;
    } | null | undefined;
  } | null | undefined;
};
export type sharedDraftQuery = {
  response: sharedDraftQuery$data;
  variables: sharedDraftQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "libelle",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lien",
  "storageKey": null
},
v6 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "texte",
    "storageKey": null
  },
  (v5/*:: as any*/)
],
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nom",
  "storageKey": null
},
v8 = [
  (v7/*:: as any*/)
],
v9 = {
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
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalX",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalY",
  "storageKey": null
},
v13 = [
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "logo",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "logoSeul",
  "storageKey": null
},
v16 = {
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
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "couleur",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resume",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email1",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email2",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone1",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone2",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "support",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "whatsapp",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "horaire",
  "storageKey": null
},
v27 = {
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
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "annee",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "adresse",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "latitude",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "longitude",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlFacebook",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlInstagram",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlLinkedin",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlSkype",
  "storageKey": null
},
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlTwitter",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formeJuridique",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "capital",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rccm",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compteContribuable",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordre",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordreNumero",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assurance",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "directeurPublication",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hebergeur",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "declarationArtci",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correspondant",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "repere",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fondation",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prenom",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "poste",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "photo",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroOrdre",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titre",
  "storageKey": null
},
v56 = [
  (v55/*:: as any*/)
],
v57 = [
  (v2/*:: as any*/)
],
v58 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Faq",
    "kind": "LinkedField",
    "name": "faq",
    "plural": false,
    "selections": (v57/*:: as any*/),
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
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titreRecherche",
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "descriptionRecherche",
  "storageKey": null
},
v61 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lieu",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contrat",
  "storageKey": null
},
v64 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "jusquAu",
  "storageKey": null
},
v65 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "media",
  "storageKey": null
},
v66 = {
  "alias": null,
  "args": null,
  "concreteType": "Telechargement",
  "kind": "LinkedField",
  "name": "documents",
  "plural": true,
  "selections": [
    (v65/*:: as any*/),
    (v55/*:: as any*/),
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
v67 = [
  (v59/*:: as any*/),
  (v60/*:: as any*/),
  (v55/*:: as any*/),
  (v61/*:: as any*/),
  (v62/*:: as any*/),
  (v63/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v64/*:: as any*/),
  (v66/*:: as any*/)
],
v68 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "partage",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v69 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contenu",
  "storageKey": null
},
v70 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v13/*:: as any*/),
  "storageKey": null
},
v71 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "auMenu",
  "storageKey": null
},
v72 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v73 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "footerSec",
  "storageKey": null
},
v74 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resultat",
  "storageKey": null
},
v75 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "client",
  "storageKey": null
},
v76 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prix",
  "storageKey": null
},
v77 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maitreOeuvre",
  "storageKey": null
},
v78 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v79 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legende",
  "storageKey": null
},
v80 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avant",
  "storageKey": null
},
v81 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v82 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v83 = {
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
v84 = {
  "alias": null,
  "args": null,
  "concreteType": "GalerieImage",
  "kind": "LinkedField",
  "name": "galerie",
  "plural": true,
  "selections": [
    (v79/*:: as any*/),
    (v80/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        (v65/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v12/*:: as any*/),
        (v81/*:: as any*/),
        (v82/*:: as any*/),
        (v83/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v85 = {
  "alias": null,
  "args": null,
  "concreteType": "CategorieService",
  "kind": "LinkedField",
  "name": "categories",
  "plural": true,
  "selections": [
    (v2/*:: as any*/),
    (v7/*:: as any*/)
  ],
  "storageKey": null
},
v86 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fourchette",
  "storageKey": null
},
v87 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "delai",
  "storageKey": null
},
v88 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "verifieLe",
  "storageKey": null
},
v89 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "apporter",
  "storageKey": null
},
v90 = {
  "alias": null,
  "args": null,
  "concreteType": "Equipe",
  "kind": "LinkedField",
  "name": "responsable",
  "plural": false,
  "selections": (v57/*:: as any*/),
  "storageKey": null
},
v91 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contenue",
  "storageKey": null
},
v92 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archive",
  "storageKey": null
},
v93 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fonction",
  "storageKey": null
},
v94 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entreprise",
  "storageKey": null
},
v95 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v96 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v97 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "base",
  "storageKey": null
},
v98 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "savedAt",
  "storageKey": null
},
v99 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "savedBy",
  "storageKey": null
},
v100 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v101 = {
  "alias": null,
  "args": null,
  "concreteType": "DraftChange",
  "kind": "LinkedField",
  "name": "changes",
  "plural": true,
  "selections": [
    (v100/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "before",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "value",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v102 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v103 = [
  (v9/*:: as any*/),
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v2/*:: as any*/)
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
    (v79/*:: as any*/),
    (v80/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        (v65/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v12/*:: as any*/),
        (v81/*:: as any*/),
        (v82/*:: as any*/),
        (v83/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v109 = [
  (v9/*:: as any*/),
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
  (v81/*:: as any*/),
  (v82/*:: as any*/),
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
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/),
  (v2/*:: as any*/)
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "sharedDraftQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
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
                          (v2/*:: as any*/),
                          (v3/*:: as any*/),
                          (v4/*:: as any*/)
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
                            "selections": (v6/*:: as any*/),
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
                            "selections": (v8/*:: as any*/),
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
                            "selections": (v8/*:: as any*/),
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
                              (v7/*:: as any*/),
                              (v14/*:: as any*/),
                              (v15/*:: as any*/),
                              {
                                "alias": null,
                                "args": null,
                                "concreteType": "Image",
                                "kind": "LinkedField",
                                "name": "symbole",
                                "plural": false,
                                "selections": [
                                  (v16/*:: as any*/)
                                ],
                                "storageKey": null
                              },
                              (v17/*:: as any*/),
                              (v18/*:: as any*/),
                              (v19/*:: as any*/),
                              (v20/*:: as any*/),
                              (v21/*:: as any*/),
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
                              (v49/*:: as any*/)
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
                              (v7/*:: as any*/),
                              (v50/*:: as any*/),
                              (v51/*:: as any*/),
                              (v19/*:: as any*/),
                              (v52/*:: as any*/),
                              (v53/*:: as any*/),
                              (v34/*:: as any*/),
                              (v54/*:: as any*/)
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
                            "selections": (v56/*:: as any*/),
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
                            "selections": (v58/*:: as any*/),
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
                            "selections": (v67/*:: as any*/),
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
                              (v59/*:: as any*/),
                              (v60/*:: as any*/),
                              (v68/*:: as any*/),
                              (v55/*:: as any*/),
                              (v61/*:: as any*/),
                              (v18/*:: as any*/),
                              (v69/*:: as any*/),
                              (v70/*:: as any*/),
                              (v66/*:: as any*/),
                              (v71/*:: as any*/)
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
                              (v7/*:: as any*/),
                              (v14/*:: as any*/),
                              (v72/*:: as any*/)
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
                              (v55/*:: as any*/),
                              (v69/*:: as any*/),
                              (v70/*:: as any*/),
                              (v73/*:: as any*/)
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
                              (v59/*:: as any*/),
                              (v60/*:: as any*/),
                              (v68/*:: as any*/),
                              (v7/*:: as any*/),
                              (v61/*:: as any*/),
                              (v19/*:: as any*/),
                              (v74/*:: as any*/),
                              (v75/*:: as any*/),
                              (v62/*:: as any*/),
                              (v28/*:: as any*/),
                              (v76/*:: as any*/),
                              (v77/*:: as any*/),
                              (v78/*:: as any*/),
                              (v70/*:: as any*/),
                              (v84/*:: as any*/),
                              (v66/*:: as any*/),
                              (v30/*:: as any*/),
                              (v31/*:: as any*/)
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
                              (v59/*:: as any*/),
                              (v60/*:: as any*/),
                              (v68/*:: as any*/),
                              (v7/*:: as any*/),
                              (v61/*:: as any*/),
                              (v18/*:: as any*/),
                              (v19/*:: as any*/),
                              (v70/*:: as any*/),
                              (v84/*:: as any*/),
                              (v66/*:: as any*/),
                              (v85/*:: as any*/),
                              (v86/*:: as any*/),
                              (v87/*:: as any*/),
                              (v88/*:: as any*/),
                              (v89/*:: as any*/),
                              (v90/*:: as any*/)
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
                              (v55/*:: as any*/),
                              (v91/*:: as any*/),
                              (v70/*:: as any*/),
                              (v5/*:: as any*/),
                              (v92/*:: as any*/)
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
                              (v7/*:: as any*/),
                              (v93/*:: as any*/),
                              (v94/*:: as any*/),
                              (v95/*:: as any*/),
                              (v52/*:: as any*/),
                              (v96/*:: as any*/)
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
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "sharedDraft_draft",
                      "selections": [
                        {
                          "alias": null,
                          "args": null,
                          "concreteType": null,
                          "kind": "LinkedField",
                          "name": "draft",
                          "plural": false,
                          "selections": [
                            (v4/*:: as any*/),
                            (v97/*:: as any*/),
                            (v98/*:: as any*/),
                            (v99/*:: as any*/),
                            (v101/*:: as any*/),
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "DraftPicture",
                              "kind": "LinkedField",
                              "name": "pictures",
                              "plural": true,
                              "selections": [
                                (v100/*:: as any*/),
                                (v70/*:: as any*/)
                              ],
                              "storageKey": null
                            },
                            (v84/*:: as any*/),
                            (v66/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "type": "Content",
                  "abstractKey": "__isContent"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "draft"
              },
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "Ligne_content"
                    }
                  ],
                  "type": "Content",
                  "abstractKey": "__isContent"
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "ligne"
              }
            ],
            "type": "Content",
            "abstractKey": "__isContent"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sharedDraftQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v102/*:: as any*/),
          {
            "kind": "TypeDiscriminator",
            "abstractKey": "__isNode"
          },
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/)
            ],
            "type": "Content",
            "abstractKey": "__isContent"
          },
          {
            "kind": "InlineFragment",
            "selections": (v6/*:: as any*/),
            "type": "Annonce",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v8/*:: as any*/),
            "type": "CategorieProjet",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v8/*:: as any*/),
            "type": "CategorieService",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v104/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Image",
                "kind": "LinkedField",
                "name": "symbole",
                "plural": false,
                "selections": [
                  (v16/*:: as any*/),
                  (v2/*:: as any*/)
                ],
                "storageKey": null
              },
              (v17/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v20/*:: as any*/),
              (v21/*:: as any*/),
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
              (v49/*:: as any*/)
            ],
            "type": "Entreprise",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v50/*:: as any*/),
              (v51/*:: as any*/),
              (v19/*:: as any*/),
              (v105/*:: as any*/),
              (v53/*:: as any*/),
              (v34/*:: as any*/),
              (v54/*:: as any*/)
            ],
            "type": "Equipe",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v56/*:: as any*/),
            "type": "Faq",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v58/*:: as any*/),
            "type": "FaqQuestion",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": (v67/*:: as any*/),
            "type": "Offre",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v59/*:: as any*/),
              (v60/*:: as any*/),
              (v106/*:: as any*/),
              (v55/*:: as any*/),
              (v61/*:: as any*/),
              (v18/*:: as any*/),
              (v69/*:: as any*/),
              (v107/*:: as any*/),
              (v66/*:: as any*/),
              (v71/*:: as any*/)
            ],
            "type": "Page",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v104/*:: as any*/),
              (v72/*:: as any*/)
            ],
            "type": "Partenaire",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v55/*:: as any*/),
              (v69/*:: as any*/),
              (v107/*:: as any*/),
              (v73/*:: as any*/)
            ],
            "type": "Presentation",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v59/*:: as any*/),
              (v60/*:: as any*/),
              (v106/*:: as any*/),
              (v7/*:: as any*/),
              (v61/*:: as any*/),
              (v19/*:: as any*/),
              (v74/*:: as any*/),
              (v75/*:: as any*/),
              (v62/*:: as any*/),
              (v28/*:: as any*/),
              (v76/*:: as any*/),
              (v77/*:: as any*/),
              (v78/*:: as any*/),
              (v107/*:: as any*/),
              (v108/*:: as any*/),
              (v66/*:: as any*/),
              (v30/*:: as any*/),
              (v31/*:: as any*/)
            ],
            "type": "Projet",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v59/*:: as any*/),
              (v60/*:: as any*/),
              (v106/*:: as any*/),
              (v7/*:: as any*/),
              (v61/*:: as any*/),
              (v18/*:: as any*/),
              (v19/*:: as any*/),
              (v107/*:: as any*/),
              (v108/*:: as any*/),
              (v66/*:: as any*/),
              (v85/*:: as any*/),
              (v86/*:: as any*/),
              (v87/*:: as any*/),
              (v88/*:: as any*/),
              (v89/*:: as any*/),
              (v90/*:: as any*/)
            ],
            "type": "Service",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v55/*:: as any*/),
              (v91/*:: as any*/),
              (v107/*:: as any*/),
              (v5/*:: as any*/),
              (v92/*:: as any*/)
            ],
            "type": "Slide",
            "abstractKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              (v7/*:: as any*/),
              (v93/*:: as any*/),
              (v94/*:: as any*/),
              (v95/*:: as any*/),
              (v105/*:: as any*/),
              (v96/*:: as any*/)
            ],
            "type": "Testimonial",
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
                "name": "draft",
                "plural": false,
                "selections": [
                  (v102/*:: as any*/),
                  (v4/*:: as any*/),
                  (v97/*:: as any*/),
                  (v98/*:: as any*/),
                  (v99/*:: as any*/),
                  (v101/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "DraftPicture",
                    "kind": "LinkedField",
                    "name": "pictures",
                    "plural": true,
                    "selections": [
                      (v100/*:: as any*/),
                      (v107/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v108/*:: as any*/),
                  (v66/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "databaseId",
                "storageKey": null
              },
              (v3/*:: as any*/),
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
                  (v5/*:: as any*/)
                ],
                "type": "Annonce",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v20/*:: as any*/),
                  (v28/*:: as any*/),
                  (v110/*:: as any*/)
                ],
                "type": "Entreprise",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v51/*:: as any*/),
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
                    "selections": (v57/*:: as any*/),
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
                      (v55/*:: as any*/),
                      (v2/*:: as any*/)
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
                  (v61/*:: as any*/),
                  (v62/*:: as any*/),
                  (v63/*:: as any*/),
                  (v64/*:: as any*/)
                ],
                "type": "Offre",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v61/*:: as any*/),
                  (v71/*:: as any*/),
                  (v112/*:: as any*/)
                ],
                "type": "Page",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v72/*:: as any*/),
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
                  (v61/*:: as any*/),
                  (v78/*:: as any*/),
                  (v62/*:: as any*/),
                  (v28/*:: as any*/),
                  (v112/*:: as any*/)
                ],
                "type": "Projet",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v61/*:: as any*/),
                  (v85/*:: as any*/),
                  (v112/*:: as any*/)
                ],
                "type": "Service",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v92/*:: as any*/),
                  (v5/*:: as any*/),
                  (v112/*:: as any*/)
                ],
                "type": "Slide",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v93/*:: as any*/),
                  (v94/*:: as any*/),
                  (v111/*:: as any*/)
                ],
                "type": "Testimonial",
                "abstractKey": null
              }
            ],
            "type": "Content",
            "abstractKey": "__isContent"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9d92d58c50dadbad8f46fa43e005581785b8538767dd3ec5697b990910e376ad",
    "metadata": {},
    "name": "sharedDraftQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "93b123522cfba8b2a3dc495d3456707f";

export default node;
