/**
 * @generated SignedSource<<22002c3c8cc0b10af08d363a17b5313d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type act_result$data = {
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
    readonly unread: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Liste_stats">;
  };
  readonly " $fragmentType": "act_result";
};
export type act_result$key = {
  readonly " $data"?: act_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"act_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "act_result"
};

(node as any).hash = "aa68192388eb461cc292fec06f9b8ac1";

export default node;
