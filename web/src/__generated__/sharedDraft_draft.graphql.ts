/**
 * @generated SignedSource<<be37959c85913b1c22a6e70f444836b7>>
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
    readonly pictures: ReadonlyArray<{
      readonly field: string;
      readonly image: {
        readonly alt: string | null | undefined;
        readonly focalX: number | null | undefined;
        readonly focalY: number | null | undefined;
        readonly url: string;
      } | null | undefined;
    }>;
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

(node as any).hash = "63e4db06c7cb8be92d962c6841c6f6ba";

export default node;
