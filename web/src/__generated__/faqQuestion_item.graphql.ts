/**
 * @generated SignedSource<<fb819496bb2cb881dbf40b0891c77fd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type faqQuestion_item$data = {
  readonly faq: {
    readonly id: string;
  };
  readonly question: string;
  readonly reponse: string;
  readonly " $fragmentType": "faqQuestion_item";
};
export type faqQuestion_item$key = {
  readonly " $data"?: faqQuestion_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"faqQuestion_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "faqQuestion_item"
};

(node as any).hash = "911334f88a5f181d5bbb3602edac52a1";

export default node;
