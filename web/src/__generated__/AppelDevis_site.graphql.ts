/**
 * @generated SignedSource<<e8347a2acc826ac0d571378bb0a10075>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AppelDevis_site$data = {
  readonly entreprise: {
    readonly horaire: string | null | undefined;
    readonly phone1Link: {
      readonly " $fragmentSpreads": FragmentRefs<"Telephone_lien">;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Ouverture_entreprise" | "whatsAppHref_entreprise">;
  };
  readonly " $fragmentType": "AppelDevis_site";
};
export type AppelDevis_site$key = {
  readonly " $data"?: AppelDevis_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"AppelDevis_site">;
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
  "name": "AppelDevis_site",
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

(node as any).hash = "526c0f5ebce9ad8b53ddd34200674fa2";

export default node;
