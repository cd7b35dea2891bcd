/**
 * @generated SignedSource<<0f530ec1da854ccaa1d4771c3eb00d5c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionExpiree_account$data = {
  readonly email: string;
  readonly id: string;
  readonly " $fragmentType": "SessionExpiree_account";
};
export type SessionExpiree_account$key = {
  readonly " $data"?: SessionExpiree_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"SessionExpiree_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SessionExpiree_account",
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
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "075084c040947f2002b3b57cacbd085c";

export default node;
