/**
 * @generated SignedSource<<4a63b36cee7e89622a97e7a0bb2254e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type prepare_draft$data = {
  readonly draft: {
    readonly base: number;
    readonly changes: ReadonlyArray<{
      readonly before: string;
      readonly field: string;
      readonly value: string;
    }>;
    readonly picture: {
      readonly alt: string | null | undefined;
      readonly focalX: number | null | undefined;
      readonly focalY: number | null | undefined;
      readonly url: string;
    } | null | undefined;
    readonly savedAt: string;
    readonly savedBy: string | null | undefined;
    readonly version: number;
  } | null | undefined;
  readonly " $fragmentType": "prepare_draft";
};
export type prepare_draft$key = {
  readonly " $data"?: prepare_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"prepare_draft">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "prepare_draft"
};

(node as any).hash = "3e7be9838095334314ea5fdf47c6142f";

export default node;
