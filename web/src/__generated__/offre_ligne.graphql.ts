/**
 * @generated SignedSource<<7ba62adca4daea25b6ac6d1fd61761a7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type offre_ligne$data = {
  readonly contrat: string | null | undefined;
  readonly jusquAu: string | null | undefined;
  readonly lieu: string | null | undefined;
  readonly slug: string;
  readonly " $fragmentType": "offre_ligne";
};
export type offre_ligne$key = {
  readonly " $data"?: offre_ligne$data;
  readonly " $fragmentSpreads": FragmentRefs<"offre_ligne">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "offre_ligne"
};

(node as any).hash = "50682888fd72385779f4dd0202669eaa";

export default node;
