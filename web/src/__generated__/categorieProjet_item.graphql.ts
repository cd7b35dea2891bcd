/**
 * @generated SignedSource<<8feb82eb3a0e046c84f559cd945ef2eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type categorieProjet_item$data = {
  readonly nom: string;
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

(node as any).hash = "c8b226c43b6d2b3193026fc3312a0e7f";

export default node;
