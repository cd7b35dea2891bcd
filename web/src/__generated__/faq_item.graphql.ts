/**
 * @generated SignedSource<<47c248c4cb1bad086a98872d40f211fc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type faq_item$data = {
  readonly id: string;
  readonly libelle: string;
  readonly status: boolean;
  readonly titre: string;
  readonly version: number;
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

(node as any).hash = "4ec92d52548b3f585d8c90573dafe2b7";

export default node;
