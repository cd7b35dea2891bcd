/**
 * @generated SignedSource<<b78dbf623acf50c8b4248fd89d4e570a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type faqQuestion_ligne$data = {
  readonly faq: {
    readonly titre: string;
  };
  readonly " $fragmentType": "faqQuestion_ligne";
};
export type faqQuestion_ligne$key = {
  readonly " $data"?: faqQuestion_ligne$data;
  readonly " $fragmentSpreads": FragmentRefs<"faqQuestion_ligne">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "faqQuestion_ligne"
};

(node as any).hash = "3765001fb040224b80c0a9d251b2a9c8";

export default node;
