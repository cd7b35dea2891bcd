/**
 * @generated SignedSource<<2b0fc9cef090dff7ef688776c67fee73>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Entete_site$data = {
  readonly entreprise: {
    readonly email1: string;
    readonly horaire: string | null | undefined;
    readonly logo: {
      readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
    } | null | undefined;
    readonly logoSeul: boolean;
    readonly nom: string;
    readonly phone1Link: {
      readonly " $fragmentSpreads": FragmentRefs<"Telephone_lien">;
    } | null | undefined;
    readonly supportLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Telephone_lien">;
    } | null | undefined;
    readonly urlFacebook: string | null | undefined;
    readonly urlInstagram: string | null | undefined;
    readonly urlTwitter: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"bureau_entreprise">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"MenuMobile_site" | "Menu_site">;
  readonly " $fragmentType": "Entete_site";
};
export type Entete_site$key = {
  readonly " $data"?: Entete_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Entete_site">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "Telephone_lien"
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Entete_site",
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
          "name": "nom",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Image",
          "kind": "LinkedField",
          "name": "logo",
          "plural": false,
          "selections": [
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
          "kind": "ScalarField",
          "name": "logoSeul",
          "storageKey": null
        },
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
          "name": "horaire",
          "storageKey": null
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
          "name": "supportLink",
          "plural": false,
          "selections": (v0/*:: as any*/),
          "storageKey": null
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
          "name": "urlTwitter",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "urlInstagram",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Menu_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MenuMobile_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "ed9bd90cf5f953134d4fff6054476eb4";

export default node;
