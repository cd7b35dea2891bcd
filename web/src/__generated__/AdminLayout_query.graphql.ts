/**
 * @generated SignedSource<<24d43629d1c681d157d8793bd4e3691d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AdminLayout_query$data = {
  readonly admin: {
    readonly timeZone: string;
  } | null | undefined;
  readonly site: {
    readonly entreprise: {
      readonly nom: string;
    };
  };
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"MenuUtilisateur_account" | "SessionExpiree_account">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"NonLus_query">;
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SessionExpiree_account"
        }
      ],
      "storageKey": null
    },
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
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "NonLus_query"
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ce3b08bd222c3261d5ce6bf664d5e1f1";

export default node;
