/**
 * @generated SignedSource<<8722f605e4f98189922f69c906c8e631>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CategorieProjetEditeur_item$data = {
  readonly id: string;
  readonly nom: string;
  readonly status: boolean;
  readonly version: number;
  readonly " $fragmentType": "CategorieProjetEditeur_item";
};
export type CategorieProjetEditeur_item$key = {
  readonly " $data"?: CategorieProjetEditeur_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"CategorieProjetEditeur_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "CategorieProjetEditeur_item"
};

(node as any).hash = "bc90e5c20ea4a595aebfd32b40ee74d4";

export default node;
