/**
 * @generated SignedSource<<c7cc2a580a7da0e4e6db75b6d93d9336>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PlanRefuse_notification$data = {
  readonly content: {
    readonly __typename: string;
    readonly databaseId: number;
    readonly libelle: string;
    readonly softdelete: boolean;
  } | null | undefined;
  readonly createdAt: string;
  readonly failure: string | null | undefined;
  readonly publish: boolean | null | undefined;
  readonly " $fragmentType": "PlanRefuse_notification";
};
export type PlanRefuse_notification$key = {
  readonly " $data"?: PlanRefuse_notification$data;
  readonly " $fragmentSpreads": FragmentRefs<"PlanRefuse_notification">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PlanRefuse_notification",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
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
      "name": "failure",
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
  "type": "Notification",
  "abstractKey": null
};

(node as any).hash = "8ce109b52fdc1fe0f62da1b19b52506c";

export default node;
