/**
 * @generated SignedSource<<73ed682d1ae8223eaf5bb6272ccc3ac4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type documents_refusal$data = {
  readonly fields?: ReadonlyArray<{
    readonly field: string;
    readonly message: string;
  }>;
  readonly message: string;
  readonly " $fragmentType": "documents_refusal";
};
export type documents_refusal$key = {
  readonly " $data"?: documents_refusal$data;
  readonly " $fragmentSpreads": FragmentRefs<"documents_refusal">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "documents_refusal"
};

(node as any).hash = "713e96b814a3623e9331eaaf0403b9ae";

export default node;
