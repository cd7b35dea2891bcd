/**
 * @generated SignedSource<<d52e680ce64aa69dccc45c4f161ec1bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type plusieurs_result$data = {
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
  readonly " $fragmentType": "plusieurs_result";
};
export type plusieurs_result$key = {
  readonly " $data"?: plusieurs_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"plusieurs_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "plusieurs_result"
};

(node as any).hash = "27a4d7afaf9d07bf049b971e90926ace";

export default node;
