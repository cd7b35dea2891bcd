/**
 * @generated SignedSource<<99e133a8c5da2b878f67aca841b1f8af>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MenuMobile_site$data = {
  readonly entreprise: {
    readonly email1: string;
    readonly horaire: string | null | undefined;
    readonly phone1Link: {
      readonly href: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"Telephone_lien">;
    } | null | undefined;
    readonly supportLink: {
      readonly " $fragmentSpreads": FragmentRefs<"Telephone_lien">;
    } | null | undefined;
    readonly urlFacebook: string | null | undefined;
    readonly urlInstagram: string | null | undefined;
    readonly urlTwitter: string | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Ouverture_entreprise" | "whatsAppHref_entreprise">;
  };
  readonly services: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly " $fragmentSpreads": FragmentRefs<"LienService_service">;
      };
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"menuEntries_site">;
  readonly " $fragmentType": "MenuMobile_site";
};
export type MenuMobile_site$key = {
  readonly " $data"?: MenuMobile_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"MenuMobile_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "href",
  "storageKey": null
},
v1 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "Telephone_lien"
},
v2 = [
  (v0/*:: as any*/)
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MenuMobile_site",
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
          "concreteType": "PhoneLink",
          "kind": "LinkedField",
          "name": "phone1Link",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/)
          ],
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
              "selections": (v2/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "PhoneLink",
              "kind": "LinkedField",
              "name": "phone1Link",
              "plural": false,
              "selections": (v2/*:: as any*/),
              "storageKey": null
            }
          ],
          "args": null,
          "argumentDefinitions": []
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PhoneLink",
          "kind": "LinkedField",
          "name": "supportLink",
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
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 100
        }
      ],
      "concreteType": "SiteServicesConnection",
      "kind": "LinkedField",
      "name": "services",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ServiceEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Service",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "id",
                  "storageKey": null
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "LienService_service"
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "services(first:100)"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "menuEntries_site"
    }
  ],
  "type": "Site",
  "abstractKey": null
};
})();

(node as any).hash = "72daf699f51c08990d151913c2315696";

export default node;
