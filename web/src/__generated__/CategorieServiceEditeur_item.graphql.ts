/**
 * @generated SignedSource<<bdaa45ea14746ec47e402f3897296857>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategorieServiceEditeur_item$data = {
  readonly id: string;
  readonly nom: string;
  readonly status: boolean;
  readonly version: number;
  readonly " $fragmentType": "CategorieServiceEditeur_item";
};
export type CategorieServiceEditeur_item$key = {
  readonly " $data"?: CategorieServiceEditeur_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategorieServiceEditeur_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CategorieServiceEditeur_item"
};

(node as any).hash = "7474625b3151ae3326abbc30f9fea4b2";

export default node;
