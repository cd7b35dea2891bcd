/**
 * @generated SignedSource<<dbd8e5a41a34463d3915bb43cc396816>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type projet_ligne$data = {
  readonly annee: number | null | undefined;
  readonly category: string | null | undefined;
  readonly image: {
    readonly " $fragmentSpreads": FragmentRefs<"Image_image">;
  } | null | undefined;
  readonly lieu: string | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "projet_ligne";
};
export type projet_ligne$key = {
  readonly " $data"?: projet_ligne$data;
  readonly " $fragmentSpreads": FragmentRefs<"projet_ligne">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "projet_ligne"
};

(node as any).hash = "28a60a5d61b2d99104ce583c218c1955";

export default node;
