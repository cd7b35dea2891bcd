/**
 * @generated SignedSource<<0f8c557e33a85c6f24f6e25d042a21db>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Joindre_site$data = {
  readonly entreprise: {
    readonly email1: string;
    readonly horaire: string | null | undefined;
    readonly phone1Link: {
      readonly " $fragmentSpreads": FragmentRefs<"Telephone_lien">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Ouverture_entreprise" | "whatsAppHref_entreprise">;
  };
  readonly " $fragmentType": "Joindre_site";
};
export type Joindre_site$key = {
  readonly " $data"?: Joindre_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Joindre_site">;
};

const node: ReaderFragment = (function(){
var v0 = [
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
  "name": "Joindre_site",
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
          "name": "whatsAppHref_entreprise",
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "PhoneLink",
              "kind": "LinkedField",
              "name": "whatsappLink",
              "plural": false,
              "selections": (v0/*:: as any*/),
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
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "Telephone_lien"
            }
          ],
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

(node as any).hash = "6d359e94a07476a611038c91dc271f03";

export default node;
