/**
 * @generated SignedSource<<bac84cfbc55ae5fbe1311c7008447b04>>
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
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "2398862ac24639590d0b82a9e619f047";

export default node;
