/**
 * @generated SignedSource<<9d362406bf1b42aeda140b21a05b0983>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type actes_result$data = {
  readonly stats?: {
    readonly unread: number | null | undefined;
  };
  readonly " $fragmentType": "actes_result";
};
export type actes_result$key = {
  readonly " $data"?: actes_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"actes_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "actes_result",
  "selections": [
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "ContentStats",
          "kind": "LinkedField",
          "name": "stats",
          "plural": false,
          "selections": [
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
      "type": "LifecyclePayload",
      "abstractKey": null
    }
  ],
  "type": "LifecycleResult",
  "abstractKey": "__isLifecycleResult"
};

(node as any).hash = "361fa68dc2f95a0637d977e5155e175b";

export default node;
