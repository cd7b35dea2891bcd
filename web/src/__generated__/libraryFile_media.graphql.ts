/**
 * @generated SignedSource<<2adae20afe7601c331dc15be7ab3da5a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type libraryFile_media$data = {
  readonly alt: string | null | undefined;
  readonly id: string;
  readonly image: {
    readonly height: number;
    readonly small: string;
    readonly width: number;
  } | null | undefined;
  readonly name: string;
  readonly size: number | null | undefined;
  readonly " $fragmentType": "libraryFile_media";
};
export type libraryFile_media$key = {
  readonly " $data"?: libraryFile_media$data;
  readonly " $fragmentSpreads": FragmentRefs<"libraryFile_media">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "libraryFile_media"
};

(node as any).hash = "9cf6d9512b4ad276a6d97c4cb7861767";

export default node;
