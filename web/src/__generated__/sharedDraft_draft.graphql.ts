/**
 * @generated SignedSource<<b394f61792a1d47f44eb6796c89452bc>>
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
    readonly documents: ReadonlyArray<{
      readonly media: string;
      readonly name: string;
      readonly size: number;
      readonly titre: string;
    }>;
    readonly galerie: ReadonlyArray<{
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

(node as any).hash = "ecfe92aab0c34a63b23ee62fe483dc57";

export default node;
