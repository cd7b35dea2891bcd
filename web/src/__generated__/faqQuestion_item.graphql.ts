/**
 * @generated SignedSource<<f6602794dd5aa24e234c220d1c31616e>>
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
  readonly id: string;
  readonly libelle: string;
  readonly question: string;
  readonly reponse: string;
  readonly status: boolean;
  readonly version: number;
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

(node as any).hash = "ec919a3b0db30259a24e08efe1493689";

export default node;
