/**
 * @generated SignedSource<<54f0c2ed4e1e758c11621db630721b0a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Coordonnees_site$data = {
  readonly entreprise: {
    readonly email1: string;
    readonly email2: string | null | undefined;
    readonly heures: {
      readonly __typename: "Heures";
    } | null | undefined;
    readonly horaire: string | null | undefined;
    readonly phone1Link: {
      readonly " $fragmentSpreads": FragmentRefs<"Telephone_lien">;
    } | null | undefined;
    readonly phone2Link: {
      readonly " $fragmentSpreads": FragmentRefs<"Telephone_lien">;
    } | null | undefined;
    readonly supportLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Telephone_lien">;
    } | null | undefined;
    readonly urlFacebook: string | null | undefined;
    readonly urlInstagram: string | null | undefined;
    readonly urlLinkedin: string | null | undefined;
    readonly urlSkype: string | null | undefined;
    readonly urlTwitter: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"HorairesParJour_entreprise" | "Ouverture_entreprise" | "bureau_entreprise" | "whatsAppHref_entreprise">;
  };
  readonly " $fragmentType": "Coordonnees_site";
};
export type Coordonnees_site$key = {
  readonly " $data"?: Coordonnees_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Coordonnees_site">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Telephone_lien"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "href",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Coordonnees_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Entreprise",
      "kind": "LinkedField",
      "name": "entreprise",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email1",
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "bureau_entreprise",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "adresse",
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
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email2",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "horaire",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "Ouverture_entreprise"
        },
        {
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
              "name": "__typename",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "HorairesParJour_entreprise"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PhoneLink",
          "kind": "LinkedField",
          "name": "phone1Link",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PhoneLink",
          "kind": "LinkedField",
          "name": "phone2Link",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PhoneLink",
          "kind": "LinkedField",
          "name": "supportLink",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
        },
        {
          "kind": "InlineDataFragmentSpread",
          "name": "whatsAppHref_entreprise",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PhoneLink",
              "kind": "LinkedField",
              "name": "whatsappLink",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PhoneLink",
              "kind": "LinkedField",
              "name": "phone1Link",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urlFacebook",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urlLinkedin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urlInstagram",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urlTwitter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urlSkype",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "9db90f0269c2b95a0bb39030630dac5f";

export default node;
