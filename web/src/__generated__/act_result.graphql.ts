/**
 * @generated SignedSource<<ac6e604561dedbf5138316eabed7fe7c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type act_result$data = {
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

(node as any).hash = "8a4ee4ac30439c3269d48b152f73b22e";

export default node;
