/**
 * @generated SignedSource<<11f0bbabec58683dc5b2b85f2e8c3b5b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type actes_result$data = {
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
  readonly " $fragmentType": "actes_result";
};
export type actes_result$key = {
  readonly " $data"?: actes_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"actes_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "actes_result"
};

(node as any).hash = "eb334e6cea14b7b028ec9ffb40158b36";

export default node;
