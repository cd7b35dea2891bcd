/**
 * @generated SignedSource<<f22e20b6c66eeeb78f258fdd19a2e3f4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type bureau_entreprise$data = {
  readonly adresse: string | null | undefined;
  readonly latitude: number | null | undefined;
  readonly longitude: number | null | undefined;
  readonly " $fragmentType": "bureau_entreprise";
};
export type bureau_entreprise$key = {
  readonly " $data"?: bureau_entreprise$data;
  readonly " $fragmentSpreads": FragmentRefs<"bureau_entreprise">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "bureau_entreprise"
};

(node as any).hash = "00935a4b8c53e065efd5061fd8e172ce";

export default node;
