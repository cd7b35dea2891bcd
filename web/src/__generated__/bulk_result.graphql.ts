/**
 * @generated SignedSource<<2b5d6fc26e411f1475482eaa02885af7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type bulk_result$data = {
  readonly contents?: ReadonlyArray<{
    readonly id: string;
    readonly libelle: string;
    readonly lu?: boolean;
    readonly publishAt: string | null | undefined;
    readonly softdelete: boolean;
    readonly status: boolean;
    readonly unpublishAt: string | null | undefined;
  }>;
  readonly deletedContentIds?: ReadonlyArray<string>;
  readonly entry?: {
    readonly id: string;
  } | null | undefined;
  readonly message?: string;
  readonly obstacle?: string | null | undefined;
  readonly refused?: ReadonlyArray<{
    readonly contentId: string;
    readonly libelle: string | null | undefined;
    readonly message: string;
  }>;
  readonly stats?: {
    readonly unread: number | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"Liste_stats">;
  };
  readonly " $fragmentType": "bulk_result";
};
export type bulk_result$key = {
  readonly " $data"?: bulk_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"bulk_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "bulk_result"
};

(node as any).hash = "ec77e7af24ab710c326f521098f8bd85";

export default node;
