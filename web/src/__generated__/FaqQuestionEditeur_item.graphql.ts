/**
 * @generated SignedSource<<bc96e327adb173a144196a5d636a8ba0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FaqQuestionEditeur_item$data = {
  readonly faq: {
    readonly id: string;
  };
  readonly id: string;
  readonly question: string;
  readonly reponse: string;
  readonly status: boolean;
  readonly version: number;
  readonly " $fragmentType": "FaqQuestionEditeur_item";
};
export type FaqQuestionEditeur_item$key = {
  readonly " $data"?: FaqQuestionEditeur_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"FaqQuestionEditeur_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "FaqQuestionEditeur_item"
};

(node as any).hash = "7613d26c4f4e7c17f6952e68e991151b";

export default node;
