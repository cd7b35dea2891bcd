/**
 * @generated SignedSource<<2eee92ddf74e075ff37b0acfbfffe114>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type faq_item$data = {
  readonly titre: string;
  readonly " $fragmentType": "faq_item";
};
export type faq_item$key = {
  readonly " $data"?: faq_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"faq_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "faq_item"
};

(node as any).hash = "eeff1f6e5feb7d4cfedfe644ab50d274";

export default node;
