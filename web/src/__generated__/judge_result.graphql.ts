/**
 * @generated SignedSource<<c8203cce13461e8103289bcbba49e550>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type judge_result$data = {
  readonly contents?: ReadonlyArray<{
    readonly libelle: string;
  }>;
  readonly deletedIndesirableIds?: ReadonlyArray<string>;
  readonly message?: string;
  readonly refused?: ReadonlyArray<{
    readonly contentId: string;
    readonly libelle: string | null | undefined;
    readonly message: string;
  }>;
  readonly stats?: ReadonlyArray<{
    readonly total: number;
    readonly unread: number | null | undefined;
  }>;
  readonly " $fragmentType": "judge_result";
};
export type judge_result$key = {
  readonly " $data"?: judge_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"judge_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "judge_result"
};

(node as any).hash = "3a64e616a6dde656d21092121be1a241";

export default node;
