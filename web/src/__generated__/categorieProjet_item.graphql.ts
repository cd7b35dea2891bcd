/**
 * @generated SignedSource<<b1be5714675bc9ccd1d2053ce5b490fa>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type categorieProjet_item$data = {
  readonly id: string;
  readonly libelle: string;
  readonly nom: string;
  readonly status: boolean;
  readonly version: number;
  readonly " $fragmentType": "categorieProjet_item";
};
export type categorieProjet_item$key = {
  readonly " $data"?: categorieProjet_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"categorieProjet_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "categorieProjet_item"
};

(node as any).hash = "e5207acd8dc326424a41682930ca9941";

export default node;
