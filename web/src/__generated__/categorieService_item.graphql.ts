/**
 * @generated SignedSource<<6a5056b1968f5b9102a6a082784663ca>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type categorieService_item$data = {
  readonly id: string;
  readonly libelle: string;
  readonly nom: string;
  readonly status: boolean;
  readonly version: number;
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

(node as any).hash = "e984c38193e078e20e63da2ba333b589";

export default node;
