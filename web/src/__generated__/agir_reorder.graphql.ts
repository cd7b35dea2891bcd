/**
 * @generated SignedSource<<8afd822ed2087f7b132bfbeec45b0998>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type agir_reorder$data = {
  readonly message?: string;
  readonly " $fragmentType": "agir_reorder";
};
export type agir_reorder$key = {
  readonly " $data"?: agir_reorder$data;
  readonly " $fragmentSpreads": FragmentRefs<"agir_reorder">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "agir_reorder"
};

(node as any).hash = "fe1a34c2cb69f7f65899bf10542fca72";

export default node;
