/**
 * @generated SignedSource<<f7d8b7d5467605eb4c84d29e7081131c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type EssaiEmail_admin$data = {
  readonly sendsMail: boolean;
  readonly " $fragmentType": "EssaiEmail_admin";
};
export type EssaiEmail_admin$key = {
  readonly " $data"?: EssaiEmail_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"EssaiEmail_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EssaiEmail_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sendsMail",
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "f5386e28d9434e1fe9605e9f290c9799";

export default node;
