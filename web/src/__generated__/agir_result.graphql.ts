/**
 * @generated SignedSource<<95ea7cd6c46b6aac4603f258a86ea1f1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type agir_result$data = {
  readonly __typename: string;
  readonly activeCount?: number;
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
    readonly " $fragmentSpreads": FragmentRefs<"Liste_stats">;
  };
  readonly " $fragmentType": "agir_result";
};
export type agir_result$key = {
  readonly " $data"?: agir_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"agir_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "agir_result"
};

(node as any).hash = "0c9b41baf02d2b85766e4b5de0c796ca";

export default node;
