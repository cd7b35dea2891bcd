/**
 * @generated SignedSource<<893a02b5608a759f9a8948791356dd69>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type plusieurs_result$data = {
  readonly __typename: string;
  readonly contents?: ReadonlyArray<{
    readonly id: string;
    readonly libelle: string;
    readonly publishAt: string | null | undefined;
    readonly softdelete: boolean;
    readonly status: boolean;
    readonly unpublishAt: string | null | undefined;
  }>;
  readonly entry?: {
    readonly id: string;
  } | null | undefined;
  readonly message?: string;
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

(node as any).hash = "f2f38b39f4abba110c76ac0643e9647a";

export default node;
