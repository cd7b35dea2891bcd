/**
 * @generated SignedSource<<a0d1777430ac6e7ea6484e5deb154e34>>
 * @relayHash 44ca14ec9ccede91e0aa27685edfa0e4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID af5c08e8e80919cc11b6896fbab87e429e52965f2514f52c1a7559ef8e7aed7c

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentName = "ANNONCE" | "CARRIERE" | "CATEGORIE_PROJET" | "CATEGORIE_SERVICE" | "CONTACT" | "DEVIS" | "ENTREPRISE" | "EQUIPE" | "FAQ" | "FAQ_QUESTION" | "OFFRE" | "PAGE" | "PARTENAIRE" | "PRESENTATION" | "PROJET" | "SERVICE" | "SLIDE" | "TESTIMONIAL";
export type ContentOrder = "CHANGED" | "LABEL" | "NEWEST" | "OLDEST" | "POSITION" | "SITE";
export type EditeurQuery$variables = {
  autreOrdre?: ContentOrder | null | undefined;
  autres: ContentName;
  choisit: boolean;
  choisitEncore: boolean;
  id: string;
  nouveau: boolean;
  order?: ContentOrder | null | undefined;
  parmi: ContentName;
  status?: boolean | null | undefined;
};
export type EditeurQuery$data = {
  readonly admin?: {
    readonly autres?: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly label: string;
          readonly status: boolean;
        };
      }>;
    };
    readonly contents: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly id: string;
          readonly label: string;
          readonly status: boolean;
        };
      }>;
    };
  } | null | undefined;
  readonly node?: {
    readonly draft?: {
      readonly " $fragmentSpreads": FragmentRefs<"sharedDraft_draft">;
    } | null | undefined;
    readonly item: {
      readonly " $fragmentSpreads": FragmentRefs<"item_content">;
    };
    readonly lastEntry?: {
      readonly " $fragmentSpreads": FragmentRefs<"journalEntry_entry">;
    } | null | undefined;
    readonly outils?: {
      readonly " $fragmentSpreads": FragmentRefs<"OutilsEditeur_content">;
    } | null | undefined;
    readonly prevu?: {
      readonly " $fragmentSpreads": FragmentRefs<"Prevu_content">;
    } | null | undefined;
    readonly relecture?: {
      readonly " $fragmentSpreads": FragmentRefs<"Relecture_content">;
    } | null | undefined;
    readonly status?: boolean;
  } | null | undefined;
  readonly viewer: {
    readonly id: string;
  } | null | undefined;
};
export type EditeurQuery = {
  response: EditeurQuery$data;
  variables: EditeurQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "autreOrdre"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "autres"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "choisit"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "choisitEncore"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v5 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "nouveau"
},
v6 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "order"
},
v7 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "parmi"
},
v8 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "status"
},
v9 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "libelle",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lien",
  "storageKey": null
},
v14 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "texte",
    "storageKey": null
  },
  (v13/*:: as any*/)
],
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "nom",
  "storageKey": null
},
v16 = [
  (v15/*:: as any*/)
],
v17 = {
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
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "alt",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalX",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "focalY",
  "storageKey": null
},
v21 = [
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/)
],
v22 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "logo",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "logoSeul",
  "storageKey": null
},
v24 = {
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
v25 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "couleur",
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resume",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email1",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email2",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone1",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone2",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "support",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "whatsapp",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "horaire",
  "storageKey": null
},
v35 = {
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
v36 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "annee",
  "storageKey": null
},
v37 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "adresse",
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "latitude",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "longitude",
  "storageKey": null
},
v40 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlFacebook",
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlInstagram",
  "storageKey": null
},
v42 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlLinkedin",
  "storageKey": null
},
v43 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlSkype",
  "storageKey": null
},
v44 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlTwitter",
  "storageKey": null
},
v45 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "formeJuridique",
  "storageKey": null
},
v46 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "capital",
  "storageKey": null
},
v47 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rccm",
  "storageKey": null
},
v48 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "compteContribuable",
  "storageKey": null
},
v49 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordre",
  "storageKey": null
},
v50 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ordreNumero",
  "storageKey": null
},
v51 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "assurance",
  "storageKey": null
},
v52 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "directeurPublication",
  "storageKey": null
},
v53 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "hebergeur",
  "storageKey": null
},
v54 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "declarationArtci",
  "storageKey": null
},
v55 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "correspondant",
  "storageKey": null
},
v56 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "repere",
  "storageKey": null
},
v57 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fondation",
  "storageKey": null
},
v58 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prenom",
  "storageKey": null
},
v59 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "poste",
  "storageKey": null
},
v60 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "photo",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v61 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v62 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "numeroOrdre",
  "storageKey": null
},
v63 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titre",
  "storageKey": null
},
v64 = [
  (v63/*:: as any*/)
],
v65 = [
  (v10/*:: as any*/)
],
v66 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Faq",
    "kind": "LinkedField",
    "name": "faq",
    "plural": false,
    "selections": (v65/*:: as any*/),
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
v67 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titreRecherche",
  "storageKey": null
},
v68 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "descriptionRecherche",
  "storageKey": null
},
v69 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
},
v70 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lieu",
  "storageKey": null
},
v71 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "media",
  "storageKey": null
},
v72 = {
  "alias": null,
  "args": null,
  "concreteType": "Telechargement",
  "kind": "LinkedField",
  "name": "documents",
  "plural": true,
  "selections": [
    (v71/*:: as any*/),
    (v63/*:: as any*/),
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
v73 = [
  (v67/*:: as any*/),
  (v68/*:: as any*/),
  (v63/*:: as any*/),
  (v69/*:: as any*/),
  (v70/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "contrat",
    "storageKey": null
  },
  (v26/*:: as any*/),
  (v27/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "jusquAu",
    "storageKey": null
  },
  (v72/*:: as any*/)
],
v74 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "partage",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v75 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contenu",
  "storageKey": null
},
v76 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v21/*:: as any*/),
  "storageKey": null
},
v77 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "auMenu",
  "storageKey": null
},
v78 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v79 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "footerSec",
  "storageKey": null
},
v80 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resultat",
  "storageKey": null
},
v81 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "client",
  "storageKey": null
},
v82 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "prix",
  "storageKey": null
},
v83 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "maitreOeuvre",
  "storageKey": null
},
v84 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "category",
  "storageKey": null
},
v85 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "legende",
  "storageKey": null
},
v86 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "avant",
  "storageKey": null
},
v87 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v88 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
  "storageKey": null
},
v89 = {
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
v90 = {
  "alias": null,
  "args": null,
  "concreteType": "GalerieImage",
  "kind": "LinkedField",
  "name": "galerie",
  "plural": true,
  "selections": [
    (v85/*:: as any*/),
    (v86/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        (v71/*:: as any*/),
        (v18/*:: as any*/),
        (v19/*:: as any*/),
        (v20/*:: as any*/),
        (v87/*:: as any*/),
        (v88/*:: as any*/),
        (v89/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v91 = {
  "alias": null,
  "args": null,
  "concreteType": "CategorieService",
  "kind": "LinkedField",
  "name": "categories",
  "plural": true,
  "selections": [
    (v10/*:: as any*/),
    (v15/*:: as any*/)
  ],
  "storageKey": null
},
v92 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fourchette",
  "storageKey": null
},
v93 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "delai",
  "storageKey": null
},
v94 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "verifieLe",
  "storageKey": null
},
v95 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "apporter",
  "storageKey": null
},
v96 = {
  "alias": null,
  "args": null,
  "concreteType": "Equipe",
  "kind": "LinkedField",
  "name": "responsable",
  "plural": false,
  "selections": (v65/*:: as any*/),
  "storageKey": null
},
v97 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "contenue",
  "storageKey": null
},
v98 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "archive",
  "storageKey": null
},
v99 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fonction",
  "storageKey": null
},
v100 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entreprise",
  "storageKey": null
},
v101 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v102 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v103 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "base",
  "storageKey": null
},
v104 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "savedAt",
  "storageKey": null
},
v105 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "savedBy",
  "storageKey": null
},
v106 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "field",
  "storageKey": null
},
v107 = {
  "alias": null,
  "args": null,
  "concreteType": "DraftChange",
  "kind": "LinkedField",
  "name": "changes",
  "plural": true,
  "selections": [
    (v106/*:: as any*/),
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
v108 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v109 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v110 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "by",
  "storageKey": null
},
v111 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "byToken",
  "storageKey": null
},
v112 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "token",
  "storageKey": null
},
v113 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "door",
  "storageKey": null
},
v114 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "act",
  "storageKey": null
},
v115 = {
  "alias": null,
  "args": null,
  "concreteType": "Account",
  "kind": "LinkedField",
  "name": "viewer",
  "plural": false,
  "selections": (v65/*:: as any*/),
  "storageKey": null
},
v116 = {
  "kind": "Literal",
  "name": "first",
  "value": 100
},
v117 = [
  (v116/*:: as any*/),
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "order"
  },
  {
    "kind": "Variable",
    "name": "status",
    "variableName": "status"
  },
  {
    "kind": "Variable",
    "name": "type",
    "variableName": "parmi"
  }
],
v118 = {
  "alias": "label",
  "args": null,
  "kind": "ScalarField",
  "name": "libelle",
  "storageKey": null
},
v119 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ContentEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v10/*:: as any*/),
          (v118/*:: as any*/),
          (v108/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
],
v120 = [
  (v116/*:: as any*/),
  {
    "kind": "Variable",
    "name": "order",
    "variableName": "autreOrdre"
  },
  {
    "kind": "Variable",
    "name": "type",
    "variableName": "autres"
  }
],
v121 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v122 = [
  (v17/*:: as any*/),
  (v18/*:: as any*/),
  (v19/*:: as any*/),
  (v20/*:: as any*/),
  (v10/*:: as any*/)
],
v123 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "logo",
  "plural": false,
  "selections": (v122/*:: as any*/),
  "storageKey": null
},
v124 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "photo",
  "plural": false,
  "selections": (v122/*:: as any*/),
  "storageKey": null
},
v125 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "partage",
  "plural": false,
  "selections": (v122/*:: as any*/),
  "storageKey": null
},
v126 = {
  "alias": null,
  "args": null,
  "concreteType": "Image",
  "kind": "LinkedField",
  "name": "image",
  "plural": false,
  "selections": (v122/*:: as any*/),
  "storageKey": null
},
v127 = {
  "alias": null,
  "args": null,
  "concreteType": "GalerieImage",
  "kind": "LinkedField",
  "name": "galerie",
  "plural": true,
  "selections": [
    (v85/*:: as any*/),
    (v86/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "Image",
      "kind": "LinkedField",
      "name": "image",
      "plural": false,
      "selections": [
        (v71/*:: as any*/),
        (v18/*:: as any*/),
        (v19/*:: as any*/),
        (v20/*:: as any*/),
        (v87/*:: as any*/),
        (v88/*:: as any*/),
        (v89/*:: as any*/),
        (v10/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v128 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "ContentEdge",
    "kind": "LinkedField",
    "name": "edges",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v121/*:: as any*/),
          (v10/*:: as any*/),
          (v118/*:: as any*/),
          (v108/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v6/*:: as any*/),
      (v7/*:: as any*/),
      (v8/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "EditeurQuery",
    "selections": [
      {
        "condition": "nouveau",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
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
                              (v10/*:: as any*/),
                              (v11/*:: as any*/),
                              (v12/*:: as any*/)
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
                                "selections": (v14/*:: as any*/),
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
                                "selections": (v16/*:: as any*/),
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
                                "selections": (v16/*:: as any*/),
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
                                  (v15/*:: as any*/),
                                  (v22/*:: as any*/),
                                  (v23/*:: as any*/),
                                  {
                                    "alias": null,
                                    "args": null,
                                    "concreteType": "Image",
                                    "kind": "LinkedField",
                                    "name": "symbole",
                                    "plural": false,
                                    "selections": [
                                      (v24/*:: as any*/)
                                    ],
                                    "storageKey": null
                                  },
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
                                  (v54/*:: as any*/),
                                  (v55/*:: as any*/),
                                  (v56/*:: as any*/),
                                  (v57/*:: as any*/)
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
                                  (v15/*:: as any*/),
                                  (v58/*:: as any*/),
                                  (v59/*:: as any*/),
                                  (v27/*:: as any*/),
                                  (v60/*:: as any*/),
                                  (v61/*:: as any*/),
                                  (v42/*:: as any*/),
                                  (v62/*:: as any*/)
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
                                "selections": (v64/*:: as any*/),
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
                                "selections": (v66/*:: as any*/),
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
                                "selections": (v73/*:: as any*/),
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
                                  (v67/*:: as any*/),
                                  (v68/*:: as any*/),
                                  (v74/*:: as any*/),
                                  (v63/*:: as any*/),
                                  (v69/*:: as any*/),
                                  (v26/*:: as any*/),
                                  (v75/*:: as any*/),
                                  (v76/*:: as any*/),
                                  (v72/*:: as any*/),
                                  (v77/*:: as any*/)
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
                                  (v15/*:: as any*/),
                                  (v22/*:: as any*/),
                                  (v78/*:: as any*/)
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
                                  (v63/*:: as any*/),
                                  (v75/*:: as any*/),
                                  (v76/*:: as any*/),
                                  (v79/*:: as any*/)
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
                                  (v67/*:: as any*/),
                                  (v68/*:: as any*/),
                                  (v74/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v69/*:: as any*/),
                                  (v27/*:: as any*/),
                                  (v80/*:: as any*/),
                                  (v81/*:: as any*/),
                                  (v70/*:: as any*/),
                                  (v36/*:: as any*/),
                                  (v82/*:: as any*/),
                                  (v83/*:: as any*/),
                                  (v84/*:: as any*/),
                                  (v76/*:: as any*/),
                                  (v90/*:: as any*/),
                                  (v72/*:: as any*/),
                                  (v38/*:: as any*/),
                                  (v39/*:: as any*/)
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
                                  (v67/*:: as any*/),
                                  (v68/*:: as any*/),
                                  (v74/*:: as any*/),
                                  (v15/*:: as any*/),
                                  (v69/*:: as any*/),
                                  (v26/*:: as any*/),
                                  (v27/*:: as any*/),
                                  (v76/*:: as any*/),
                                  (v90/*:: as any*/),
                                  (v72/*:: as any*/),
                                  (v91/*:: as any*/),
                                  (v92/*:: as any*/),
                                  (v93/*:: as any*/),
                                  (v94/*:: as any*/),
                                  (v95/*:: as any*/),
                                  (v96/*:: as any*/)
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
                                  (v63/*:: as any*/),
                                  (v97/*:: as any*/),
                                  (v76/*:: as any*/),
                                  (v13/*:: as any*/),
                                  (v98/*:: as any*/)
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
                                  (v15/*:: as any*/),
                                  (v99/*:: as any*/),
                                  (v100/*:: as any*/),
                                  (v101/*:: as any*/),
                                  (v60/*:: as any*/),
                                  (v102/*:: as any*/)
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
                                (v12/*:: as any*/),
                                (v103/*:: as any*/),
                                (v104/*:: as any*/),
                                (v105/*:: as any*/),
                                (v107/*:: as any*/),
                                {
                                  "alias": null,
                                  "args": null,
                                  "concreteType": "DraftPicture",
                                  "kind": "LinkedField",
                                  "name": "pictures",
                                  "plural": true,
                                  "selections": [
                                    (v106/*:: as any*/),
                                    (v76/*:: as any*/)
                                  ],
                                  "storageKey": null
                                },
                                (v90/*:: as any*/),
                                (v72/*:: as any*/)
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
                          "name": "OutilsEditeur_content"
                        }
                      ],
                      "type": "Content",
                      "abstractKey": "__isContent"
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "outils"
                  },
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "Prevu_content"
                        }
                      ],
                      "type": "Content",
                      "abstractKey": "__isContent"
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "prevu"
                  },
                  (v108/*:: as any*/),
                  {
                    "fragment": {
                      "kind": "InlineFragment",
                      "selections": [
                        {
                          "args": null,
                          "kind": "FragmentSpread",
                          "name": "Relecture_content"
                        }
                      ],
                      "type": "Content",
                      "abstractKey": "__isContent"
                    },
                    "kind": "AliasedInlineFragmentSpread",
                    "name": "relecture"
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "JournalEntry",
                    "kind": "LinkedField",
                    "name": "lastEntry",
                    "plural": false,
                    "selections": [
                      {
                        "kind": "InlineDataFragmentSpread",
                        "name": "journalEntry_entry",
                        "selections": [
                          (v109/*:: as any*/),
                          (v110/*:: as any*/),
                          (v111/*:: as any*/),
                          (v112/*:: as any*/),
                          (v113/*:: as any*/),
                          (v114/*:: as any*/),
                          (v12/*:: as any*/)
                        ],
                        "args": null,
                        "argumentDefinitions": []
                      }
                    ],
                    "storageKey": null
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
      (v115/*:: as any*/),
      {
        "condition": "choisit",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Admin",
            "kind": "LinkedField",
            "name": "admin",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v117/*:: as any*/),
                "concreteType": "ContentConnection",
                "kind": "LinkedField",
                "name": "contents",
                "plural": false,
                "selections": (v119/*:: as any*/),
                "storageKey": null
              },
              {
                "condition": "choisitEncore",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "autres",
                    "args": (v120/*:: as any*/),
                    "concreteType": "ContentConnection",
                    "kind": "LinkedField",
                    "name": "contents",
                    "plural": false,
                    "selections": (v119/*:: as any*/),
                    "storageKey": null
                  }
                ]
              }
            ],
            "storageKey": null
          }
        ]
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v4/*:: as any*/),
      (v5/*:: as any*/),
      (v2/*:: as any*/),
      (v7/*:: as any*/),
      (v6/*:: as any*/),
      (v8/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "EditeurQuery",
    "selections": [
      (v115/*:: as any*/),
      {
        "condition": "nouveau",
        "kind": "Condition",
        "passingValue": false,
        "selections": [
          {
            "alias": null,
            "args": (v9/*:: as any*/),
            "concreteType": null,
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
            "selections": [
              (v121/*:: as any*/),
              {
                "kind": "TypeDiscriminator",
                "abstractKey": "__isNode"
              },
              (v10/*:: as any*/),
              {
                "kind": "InlineFragment",
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "type": "Content",
                "abstractKey": "__isContent"
              },
              {
                "kind": "InlineFragment",
                "selections": (v14/*:: as any*/),
                "type": "Annonce",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v16/*:: as any*/),
                "type": "CategorieProjet",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v16/*:: as any*/),
                "type": "CategorieService",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v15/*:: as any*/),
                  (v123/*:: as any*/),
                  (v23/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Image",
                    "kind": "LinkedField",
                    "name": "symbole",
                    "plural": false,
                    "selections": [
                      (v24/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
                  },
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
                  (v54/*:: as any*/),
                  (v55/*:: as any*/),
                  (v56/*:: as any*/),
                  (v57/*:: as any*/)
                ],
                "type": "Entreprise",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v15/*:: as any*/),
                  (v58/*:: as any*/),
                  (v59/*:: as any*/),
                  (v27/*:: as any*/),
                  (v124/*:: as any*/),
                  (v61/*:: as any*/),
                  (v42/*:: as any*/),
                  (v62/*:: as any*/)
                ],
                "type": "Equipe",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v64/*:: as any*/),
                "type": "Faq",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v66/*:: as any*/),
                "type": "FaqQuestion",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": (v73/*:: as any*/),
                "type": "Offre",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v67/*:: as any*/),
                  (v68/*:: as any*/),
                  (v125/*:: as any*/),
                  (v63/*:: as any*/),
                  (v69/*:: as any*/),
                  (v26/*:: as any*/),
                  (v75/*:: as any*/),
                  (v126/*:: as any*/),
                  (v72/*:: as any*/),
                  (v77/*:: as any*/)
                ],
                "type": "Page",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v15/*:: as any*/),
                  (v123/*:: as any*/),
                  (v78/*:: as any*/)
                ],
                "type": "Partenaire",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v63/*:: as any*/),
                  (v75/*:: as any*/),
                  (v126/*:: as any*/),
                  (v79/*:: as any*/)
                ],
                "type": "Presentation",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v67/*:: as any*/),
                  (v68/*:: as any*/),
                  (v125/*:: as any*/),
                  (v15/*:: as any*/),
                  (v69/*:: as any*/),
                  (v27/*:: as any*/),
                  (v80/*:: as any*/),
                  (v81/*:: as any*/),
                  (v70/*:: as any*/),
                  (v36/*:: as any*/),
                  (v82/*:: as any*/),
                  (v83/*:: as any*/),
                  (v84/*:: as any*/),
                  (v126/*:: as any*/),
                  (v127/*:: as any*/),
                  (v72/*:: as any*/),
                  (v38/*:: as any*/),
                  (v39/*:: as any*/)
                ],
                "type": "Projet",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v67/*:: as any*/),
                  (v68/*:: as any*/),
                  (v125/*:: as any*/),
                  (v15/*:: as any*/),
                  (v69/*:: as any*/),
                  (v26/*:: as any*/),
                  (v27/*:: as any*/),
                  (v126/*:: as any*/),
                  (v127/*:: as any*/),
                  (v72/*:: as any*/),
                  (v91/*:: as any*/),
                  (v92/*:: as any*/),
                  (v93/*:: as any*/),
                  (v94/*:: as any*/),
                  (v95/*:: as any*/),
                  (v96/*:: as any*/)
                ],
                "type": "Service",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v63/*:: as any*/),
                  (v97/*:: as any*/),
                  (v126/*:: as any*/),
                  (v13/*:: as any*/),
                  (v98/*:: as any*/)
                ],
                "type": "Slide",
                "abstractKey": null
              },
              {
                "kind": "InlineFragment",
                "selections": [
                  (v15/*:: as any*/),
                  (v99/*:: as any*/),
                  (v100/*:: as any*/),
                  (v101/*:: as any*/),
                  (v124/*:: as any*/),
                  (v102/*:: as any*/)
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
                      (v121/*:: as any*/),
                      (v12/*:: as any*/),
                      (v103/*:: as any*/),
                      (v104/*:: as any*/),
                      (v105/*:: as any*/),
                      (v107/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "DraftPicture",
                        "kind": "LinkedField",
                        "name": "pictures",
                        "plural": true,
                        "selections": [
                          (v106/*:: as any*/),
                          (v126/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v127/*:: as any*/),
                      (v72/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v11/*:: as any*/),
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
                    "alias": null,
                    "args": null,
                    "concreteType": "PreviewLink",
                    "kind": "LinkedField",
                    "name": "previewLinks",
                    "plural": true,
                    "selections": [
                      (v10/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "createdBy",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "createdAt",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "expiresAt",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  (v108/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Check",
                    "kind": "LinkedField",
                    "name": "checks",
                    "plural": true,
                    "selections": [
                      (v106/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "rule",
                        "storageKey": null
                      },
                      (v101/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "correction",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "JournalEntry",
                    "kind": "LinkedField",
                    "name": "lastEntry",
                    "plural": false,
                    "selections": [
                      (v109/*:: as any*/),
                      (v110/*:: as any*/),
                      (v111/*:: as any*/),
                      (v112/*:: as any*/),
                      (v113/*:: as any*/),
                      (v114/*:: as any*/),
                      (v12/*:: as any*/),
                      (v10/*:: as any*/)
                    ],
                    "storageKey": null
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
      {
        "condition": "choisit",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Admin",
            "kind": "LinkedField",
            "name": "admin",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": (v117/*:: as any*/),
                "concreteType": "ContentConnection",
                "kind": "LinkedField",
                "name": "contents",
                "plural": false,
                "selections": (v128/*:: as any*/),
                "storageKey": null
              },
              {
                "condition": "choisitEncore",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": "autres",
                    "args": (v120/*:: as any*/),
                    "concreteType": "ContentConnection",
                    "kind": "LinkedField",
                    "name": "contents",
                    "plural": false,
                    "selections": (v128/*:: as any*/),
                    "storageKey": null
                  }
                ]
              },
              (v10/*:: as any*/)
            ],
            "storageKey": null
          }
        ]
      }
    ]
  },
  "params": {
    "id": "af5c08e8e80919cc11b6896fbab87e429e52965f2514f52c1a7559ef8e7aed7c",
    "metadata": {},
    "name": "EditeurQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "fceb4ca0a07fa47743e539bd9973ccfd";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
