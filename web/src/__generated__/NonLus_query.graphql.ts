/**
 * @generated SignedSource<<f421ee615123c5fd715c3480b482ff9b>>
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
    readonly waiting: {
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
  "argumentDefinitions": [],
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
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "175c5c93fa6dde2f60eb9fbb3841af3e";

export default node;
