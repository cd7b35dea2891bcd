/**
 * @generated SignedSource<<d2919f8cc2f47724a0bbc2f3bce82dce>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AVenir_admin$data = {
  readonly id: string;
  readonly scheduled: ReadonlyArray<{
    readonly at: string;
    readonly content: {
      readonly __typename: string;
      readonly databaseId: number;
      readonly id: string;
      readonly libelle: string;
      readonly softdelete: boolean;
    };
    readonly failure: string | null | undefined;
    readonly id: string;
    readonly obstacle: string | null | undefined;
    readonly publish: boolean;
  }>;
  readonly " $fragmentType": "AVenir_admin";
};
export type AVenir_admin$key = {
  readonly " $data"?: AVenir_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"AVenir_admin">;
};

import AVenirRefetchQuery_graphql from './AVenirRefetchQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "refetch": {
      "connection": null,
      "fragmentPathInResult": [
        "node"
      ],
      "operation": AVenirRefetchQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    }
  },
  "name": "AVenir_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduledAct",
      "kind": "LinkedField",
      "name": "scheduled",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "publish",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "at",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failure",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "obstacle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": null,
          "kind": "LinkedField",
          "name": "content",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__typename",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "databaseId",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "libelle",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "softdelete",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v0/*:: as any*/)
  ],
  "type": "Admin",
  "abstractKey": null
};
})();

(node as any).hash = "2d0f14f1101e3c83f05bedc780bc2e19";

export default node;
