/**
 * @generated SignedSource<<206f3c2cbdb8f2b5d51359bc78ebaab3>>
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
    readonly documents?: ReadonlyArray<{
      readonly media: string;
      readonly name: string;
      readonly size: number;
      readonly titre: string;
    }>;
    readonly galerie?: ReadonlyArray<{
      readonly avant: boolean;
      readonly image: {
        readonly alt: string | null | undefined;
        readonly focalX: number | null | undefined;
        readonly focalY: number | null | undefined;
        readonly height: number;
        readonly media: string;
        readonly url: string;
        readonly width: number;
      };
      readonly legende: string | null | undefined;
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

(node as any).hash = "11a02774180e46867bc1bb75c8a37d3c";

export default node;
