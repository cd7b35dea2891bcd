/**
 * @generated SignedSource<<93918eac4cb15d6b0ac75ffb0c2dd143>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type faq_ligne$data = {
  readonly databaseId: number;
  readonly questions: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly " $fragmentType": "faq_ligne";
};
export type faq_ligne$key = {
  readonly " $data"?: faq_ligne$data;
  readonly " $fragmentSpreads": FragmentRefs<"faq_ligne">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "faq_ligne"
};

(node as any).hash = "353bf6045b31dd0c030b4d33baeff575";

export default node;
