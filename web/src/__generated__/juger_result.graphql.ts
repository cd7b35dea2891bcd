/**
 * @generated SignedSource<<e189be664af786db14ca4e50f6c17092>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type juger_result$data = {
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
  readonly " $fragmentType": "juger_result";
};
export type juger_result$key = {
  readonly " $data"?: juger_result$data;
  readonly " $fragmentSpreads": FragmentRefs<"juger_result">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "juger_result"
};

(node as any).hash = "1538cb9719e880a65808460241b78529";

export default node;
