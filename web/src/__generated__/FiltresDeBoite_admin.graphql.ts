/**
 * @generated SignedSource<<c22e591be19aecf0972d0d297e93f123>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FiltresDeBoite_admin$data = {
  readonly stats: ReadonlyArray<{
    readonly type: string;
    readonly unread: number | null | undefined;
  }>;
  readonly " $fragmentType": "FiltresDeBoite_admin";
};
export type FiltresDeBoite_admin$key = {
  readonly " $data"?: FiltresDeBoite_admin$data;
  readonly " $fragmentSpreads": FragmentRefs<"FiltresDeBoite_admin">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "FiltresDeBoite_admin",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ContentStats",
      "kind": "LinkedField",
      "name": "stats",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unread",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Admin",
  "abstractKey": null
};

(node as any).hash = "f9f3b5f7d1a5bcfb2d00b20a968ced16";

export default node;
