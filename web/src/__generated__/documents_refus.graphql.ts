/**
 * @generated SignedSource<<905f58fcfae36e872cc7985ccdee5619>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type documents_refus$data = {
  readonly fields?: ReadonlyArray<{
    readonly field: string;
    readonly message: string;
  }>;
  readonly message: string;
  readonly " $fragmentType": "documents_refus";
};
export type documents_refus$key = {
  readonly " $data"?: documents_refus$data;
  readonly " $fragmentSpreads": FragmentRefs<"documents_refus">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "documents_refus"
};

(node as any).hash = "7989d5c3ab317487f923dbc5027c3818";

export default node;
