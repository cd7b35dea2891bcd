/**
 * @generated SignedSource<<9d78293ba2cff6ea6bf104edbd6de7b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type NonLus_query$data = {
  readonly admin: {
    readonly stats: ReadonlyArray<{
      readonly unread: number | null | undefined;
    }>;
    readonly waiting?: {
      readonly totalCount: number;
    };
  } | null | undefined;
  readonly " $fragmentType": "NonLus_query";
};
export type NonLus_query$key = {
  readonly " $data"?: NonLus_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"NonLus_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "__relay_internal__pv__peutcomptesrelayprovider"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "NonLus_query",
  "selections": [
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
          "concreteType": "ContentStats",
          "kind": "LinkedField",
          "name": "stats",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "unread",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "condition": "__relay_internal__pv__peutcomptesrelayprovider",
          "kind": "Condition",
          "passingValue": true,
          "selections": [
            {
              "alias": "waiting",
              "args": [
                {
                  "kind": "Literal",
                  "name": "first",
                  "value": 1
                },
                {
                  "kind": "Literal",
                  "name": "waiting",
                  "value": true
                }
              ],
              "concreteType": "AdminAccountsConnection",
              "kind": "LinkedField",
              "name": "accounts",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "totalCount",
                  "storageKey": null
                }
              ],
              "storageKey": "accounts(first:1,waiting:true)"
            }
          ]
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "99132550aef695c8ae808f349a339938";

export default node;
