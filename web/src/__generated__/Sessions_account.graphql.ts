/**
 * @generated SignedSource<<bb92d39576efbdd1439f504f6e986fe8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sessions_account$data = {
  readonly sessions: ReadonlyArray<{
    readonly createdAt: string;
    readonly id: string;
    readonly lastSeenAt: string;
    readonly present: boolean;
    readonly userAgent: string | null | undefined;
  }> | null | undefined;
  readonly " $fragmentType": "Sessions_account";
};
export type Sessions_account$key = {
  readonly " $data"?: Sessions_account$data;
  readonly " $fragmentSpreads": FragmentRefs<"Sessions_account">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Sessions_account",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Session",
      "kind": "LinkedField",
      "name": "sessions",
      "plural": true,
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
          "name": "userAgent",
          "storageKey": null
        },
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
          "name": "lastSeenAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "present",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Account",
  "abstractKey": null
};

(node as any).hash = "fd1217da6514bcf961efefe42d647cf8";

export default node;
