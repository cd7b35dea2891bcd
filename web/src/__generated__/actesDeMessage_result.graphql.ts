/**
 * @generated SignedSource<<2fc060cb3c9ad38f2c8ceb4542dee39a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type actesDeMessage_result$data = {
  readonly stats?: {
    readonly unread: number | null | undefined;
  };
  readonly " $fragmentType": "actesDeMessage_result";
};
export type actesDeMessage_result$key = {
  readonly " $data"?: actesDeMessage_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"actesDeMessage_result">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "actesDeMessage_result",
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

(node as any).hash = "05704c95cfb3f3aa6681532f39fc2b3b";

export default node;
