/**
 * @generated SignedSource<<651da0c9787884f30601c2135cf6136b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SessionExpiree_account$data = {
  readonly email: string;
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
      "name": "email",
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "12c82c64a32992128c328c8526451657";

export default node;
