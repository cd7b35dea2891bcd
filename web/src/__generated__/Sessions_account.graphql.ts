/**
 * @generated SignedSource<<6e1212d4e8412bb31245dc9009ac599e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Sessions_account$data = {
  readonly sessions: ReadonlyArray<{
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

(node as any).hash = "b6a2d574e1c7656fe441ad942a392953";

export default node;
