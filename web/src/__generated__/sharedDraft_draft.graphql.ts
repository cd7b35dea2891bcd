/**
 * @generated SignedSource<<104ac2e660313e50e2cb0d63552e4f95>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type sharedDraft_draft$data = {
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
  readonly " $fragmentType": "sharedDraft_draft";
};
export type sharedDraft_draft$key = {
  readonly " $data"?: sharedDraft_draft$data;
  readonly " $fragmentSpreads": FragmentRefs<"sharedDraft_draft">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sharedDraft_draft"
};

(node as any).hash = "84b03da45fb2c9572d296299c984d361";

export default node;
