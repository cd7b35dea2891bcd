/**
 * @generated SignedSource<<f74d8b818e8e02f73275dfcab73525c3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DashboardPage_admin$data = {
  readonly comptes?: {
    readonly " $fragmentSpreads": FragmentRefs<"Comptes_admin">;
  } | null | undefined;
  readonly courrier?: {
    readonly " $fragmentSpreads": FragmentRefs<"Courrier_admin">;
  } | null | undefined;
  readonly messages?: {
    readonly " $fragmentSpreads": FragmentRefs<"useMessages_admin">;
  } | null | undefined;
  readonly premiersPas?: {
    readonly " $fragmentSpreads": FragmentRefs<"PremiersPas_admin">;
  } | null | undefined;
  readonly sauvegarde?: {
    readonly " $fragmentSpreads": FragmentRefs<"Sauvegarde_admin">;
  } | null | undefined;
  readonly sendsMail: boolean;
  readonly takesFiles: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"AVenir_admin" | "Attention_admin" | "Brouillons_admin" | "DerniersChangements_admin" | "LiensOuverts_admin" | "RelectureDuSite_admin">;
  readonly " $fragmentType": "DashboardPage_admin";
};
export type DashboardPage_admin$key = {
  readonly " $data"?: DashboardPage_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"DashboardPage_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "__relay_internal__pv__peutcomptesrelayprovider"
    },
    {
      "kind": "RootArgument",
      "name": "__relay_internal__pv__peutmessagesrelayprovider"
    },
    {
      "kind": "RootArgument",
      "name": "__relay_internal__pv__peutreglagesrelayprovider"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "DashboardPage_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sendsMail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "takesFiles",
      "storageKey": null
    },
    {
      "condition": "__relay_internal__pv__peutreglagesrelayprovider",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PremiersPas_admin"
              }
            ],
            "type": "Admin",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "premiersPas"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Courrier_admin"
              }
            ],
            "type": "Admin",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "courrier"
        },
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Sauvegarde_admin"
              }
            ],
            "type": "Admin",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "sauvegarde"
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Attention_admin"
    },
    {
      "condition": "__relay_internal__pv__peutmessagesrelayprovider",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "useMessages_admin"
              }
            ],
            "type": "Admin",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "messages"
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "AVenir_admin"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Brouillons_admin"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RelectureDuSite_admin"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DerniersChangements_admin"
    },
    {
      "condition": "__relay_internal__pv__peutcomptesrelayprovider",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "Comptes_admin"
              }
            ],
            "type": "Admin",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "comptes"
        }
      ]
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "LiensOuverts_admin"
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "2cbb1497a72dc0f8bcc0d3de43878071";

export default node;
