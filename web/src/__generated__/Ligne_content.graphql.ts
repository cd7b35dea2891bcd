/**
 * @generated SignedSource<<c544d37be14b10b077b4b8c2cff93a54>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Ligne_content$data = {
  readonly databaseId: number;
  readonly id: string;
  readonly softdelete: boolean;
  readonly status: boolean;
  readonly " $fragmentType": "Ligne_content";
};
export type Ligne_content$key = {
  readonly " $data"?: Ligne_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"Ligne_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Ligne_content",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
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
      "name": "status",
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
  "type": "Content",
  "abstractKey": "__isContent"
};

(node as any).hash = "0081f91ceb7731408b23b13465cd4306";

export default node;
