/**
 * @generated SignedSource<<97c7e15dafdaa4ca3ef5fe78524cf263>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MonCompte_conservation$data = {
  readonly conservation?: {
    readonly " $fragmentSpreads": FragmentRefs<"Conservation_admin">;
  } | null | undefined;
  readonly " $fragmentType": "MonCompte_conservation";
};
export type MonCompte_conservation$key = {
  readonly " $data"?: MonCompte_conservation$data;
  readonly " $fragmentSpreads": FragmentRefs<"MonCompte_conservation">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "__relay_internal__pv__peutpersonnesrelayprovider"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "MonCompte_conservation",
  "selections": [
    {
      "condition": "__relay_internal__pv__peutpersonnesrelayprovider",
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
                "name": "Conservation_admin"
              }
            ],
            "type": "Admin",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "conservation"
        }
      ]
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "96c72a36b0ac49fe2c24952848f43186";

export default node;
