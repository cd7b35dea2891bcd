/**
 * @generated SignedSource<<b1d8225e126b1e5fb403cefb5be095c1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type lifecycle_result$data = {
  readonly __typename: string;
  readonly content?: {
    readonly id: string;
    readonly softdelete: boolean;
    readonly status: boolean;
    readonly updatedAt: string;
    readonly version: number;
  } | null | undefined;
  readonly current?: {
    readonly id: string;
    readonly softdelete: boolean;
    readonly status: boolean;
    readonly version: number;
  };
  readonly deletedContentId?: string | null | undefined;
  readonly message?: string;
  readonly retryAfter?: number;
  readonly stats?: {
    readonly unread: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Liste_stats">;
  };
  readonly " $fragmentType": "lifecycle_result";
};
export type lifecycle_result$key = {
  readonly " $data"?: lifecycle_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"lifecycle_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "lifecycle_result"
};

(node as any).hash = "064e0090f4108bdab38cc6cc68746f7d";

export default node;
