/**
 * @generated SignedSource<<e80773bdf6661a130427448e620c2597>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminLayout_query$data = {
  readonly site: {
    readonly entreprise: {
      readonly nom: string;
    };
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"MenuUtilisateur_account">;
  } | null | undefined;
  readonly " $fragmentType": "AdminLayout_query";
};
export type AdminLayout_query$key = {
  readonly " $data"?: AdminLayout_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"AdminLayout_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "AdminLayout_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Site",
      "kind": "LinkedField",
      "name": "site",
      "plural": false,
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Account",
      "kind": "LinkedField",
      "name": "viewer",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "MenuUtilisateur_account"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "d0b6bd47b7e77bd3bb632f312c93bf3a";

export default node;
