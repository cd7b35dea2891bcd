/**
 * @generated SignedSource<<d239427b5e8118718943cc223cc1a996>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Attention_admin$data = {
  readonly stats: ReadonlyArray<{
    readonly activeCount: number;
    readonly activeLimit: number | null | undefined;
    readonly type: string;
    readonly unread: number | null | undefined;
  }>;
  readonly waiting?: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "Attention_admin";
};
export type Attention_admin$key = {
  readonly " $data"?: Attention_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"Attention_admin">;
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
  "name": "Attention_admin",
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
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unread",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "activeLimit",
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
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "d168dd5b10f133c882b62d17d1b87db1";

export default node;
