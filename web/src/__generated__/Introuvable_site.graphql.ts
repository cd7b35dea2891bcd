/**
 * @generated SignedSource<<243b6f09e9a98df5502ae15c031e9459>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Introuvable_site$data = {
  readonly entreprise: {
    readonly phone1Link: {
      readonly " $fragmentSpreads": FragmentRefs<"Telephone_lien">;
    } | null | undefined;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PageHead_site">;
  readonly " $fragmentType": "Introuvable_site";
};
export type Introuvable_site$key = {
  readonly " $data"?: Introuvable_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"Introuvable_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Introuvable_site",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "PageHead_site"
    },
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

(node as any).hash = "41b6c0b37545c2bf9eb0bd018c7fe584";

export default node;
