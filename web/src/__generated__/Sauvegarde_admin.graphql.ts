/**
 * @generated SignedSource<<74c4d95ef05d31824093d869b87695bf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sauvegarde_admin$data = {
  readonly backup: {
    readonly failure: string | null | undefined;
    readonly isLate: boolean;
    readonly isSetUp: boolean;
    readonly provenAt: string | null | undefined;
    readonly unprovenAt: string | null | undefined;
    readonly unprovenWhy: string | null | undefined;
  };
  readonly " $fragmentType": "Sauvegarde_admin";
};
export type Sauvegarde_admin$key = {
  readonly " $data"?: Sauvegarde_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sauvegarde_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sauvegarde_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Backup",
      "kind": "LinkedField",
      "name": "backup",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isSetUp",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "provenAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unprovenAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unprovenWhy",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isLate",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "failure",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "f28632b4f9754a89a389674e945210ba";

export default node;
