/**
 * @generated SignedSource<<140553c3d9c658e8bec3fa16359b5afc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AVenir_admin$data = {
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
  "metadata": null,
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
    }
  ],
  "type": "Admin",
  "abstractKey": null
};
})();

(node as any).hash = "e5405f2d83ac59078451d7b9fd2610e3";

export default node;
