/**
 * @generated SignedSource<<15fc553c64b7885a223562fe1866df1b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type categorieService_item$data = {
  readonly nom: string;
  readonly " $fragmentType": "categorieService_item";
};
export type categorieService_item$key = {
  readonly " $data"?: categorieService_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"categorieService_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "categorieService_item"
};

(node as any).hash = "90587151bb00242f02958d745d4c4361";

export default node;
